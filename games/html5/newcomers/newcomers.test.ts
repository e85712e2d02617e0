import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { allNewcomers, rowsOf, SEEDS, tallyOf } from "./newcomers.fixture.ts";

const newcomers = await allNewcomers();
const page = await readFile(new URL("../../../docs/games.md", import.meta.url), "utf8");

describe.each(newcomers)("a newcomer at $game", (newcomer) => {
  it.each(newcomer.first)("wins the first rung, $name, at least seven times of ten", (rung) => {
    expect(tallyOf(rung).wins).toBeGreaterThanOrEqual(SEEDS * 0.7);
  });

  it(`wins the last rung, ${newcomer.last.name}, twice of ten at most`, () => {
    expect(tallyOf(newcomer.last).wins).toBeLessThanOrEqual(SEEDS * 0.2);
  });

  it("is in docs/games.md as it fares now", () => {
    for (const row of rowsOf(newcomer)) expect(page).toContain(row);
  });
});
