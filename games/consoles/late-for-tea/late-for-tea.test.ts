import { describe, expect, it } from "vitest";
import { playCartridge } from "#consoles/toolchain/play.ts";

describe("Late for Tea", () => {
  it("shows its title", () => {
    const game = playCartridge("late-for-tea");
    game.step(60);
    expect(new Set(game.pixels()).size).toBeGreaterThan(3);
  });
});
