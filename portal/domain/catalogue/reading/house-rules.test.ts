import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { brokenRules } from "./house-rules.ts";

const now = new Date("2026-11-15T12:00:00Z");
const sentence = (length: number) => "x".repeat(length);
const good = (overrides: Partial<Game> = {}) =>
  aGame({
    tags: ["puzzle"],
    description: sentence(40),
    author: "Somebody",
    licence: "MIT",
    controls: [{ input: "Mouse", action: "Everything" }],
    ...overrides,
  });
const marks = { ages: "8+", fitForSchool: false, why: "Everybody laughs about it." } as const;
const reasons = (...games: Game[]) => brokenRules(games, now).map(({ reason }) => reason);

describe("brokenRules", () => {
  it("finds nothing wrong with descriptions of 40 to 110 characters", () => {
    expect(reasons(good(), good({ description: sentence(110) }))).toEqual([]);
  });

  it("tells how long a description is that is too short or too long", () => {
    expect(reasons(good({ description: sentence(39) }))).toEqual([
      "its description has 39 characters, not 40 to 110",
    ]);
    expect(reasons(good({ description: sentence(111) }))).toHaveLength(1);
  });

  it("finds the sentence that two games share", () => {
    const first = good({ name: "First" });
    expect(reasons(first, good({ name: "Second" }))).toEqual(['its description is that of "First"']);
  });

  it("asks for tags", () => {
    expect(reasons(good({ tags: [] }))).toEqual(["it has no tags"]);
  });

  it("asks a game that plays here for its author, licence and controls", () => {
    const { author, licence, controls, ...bare } = good();
    expect(brokenRules([bare], now)).toHaveLength(3);
    expect(brokenRules([{ ...bare, ...marks, gameType: "external" }], now)).toEqual([]);
  });

  it("asks an external game for its age mark, whether it fits a school, and why it is here", () => {
    expect(reasons(good({ gameType: "external" }))).toEqual([
      'it lives elsewhere and says nothing under "ages"',
      'it lives elsewhere and says nothing under "fitForSchool"',
      'it lives elsewhere and says nothing under "why"',
    ]);
    expect(reasons(good({ gameType: "external", ...marks }))).toEqual([]);
  });

  it("accepts tomorrow's date, which is today's elsewhere, and nothing later", () => {
    expect(reasons(good({ addedAt: new Date("2026-11-16") }))).toEqual([]);
    expect(reasons(good({ addedAt: new Date("2026-11-17") }))).toEqual(["its dateAdded is in the future"]);
  });
});
