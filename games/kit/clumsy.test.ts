import { describe, expect, it } from "vitest";
import { ClumsyBot, type Habits } from "./clumsy.ts";

type Key = "left" | "right" | "jump";

/** What a bot of this seed holds in each of the steps. */
function play(habits: Habits<Key, number>, seed: number, steps: number): string[] {
  const bot = new ClumsyBot(habits, seed);
  return Array.from({ length: steps }, (_, step) => (bot.act(step).held ?? []).join("+"));
}

const eager: Habits<Key, number> = { keys: ["left", "jump"], choose: () => ({ held: ["right"] }) };

describe("ClumsyBot", () => {
  it("acts 400 to 600 milliseconds after it has seen something", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const first = play(eager, seed, 600).findIndex((held) => held !== "");
      expect(first).toBeGreaterThanOrEqual(23);
    }
    const seen = play({ ...eager, choose: (step) => ({ held: step < 100 ? [] : ["right"] }) }, 3, 400);
    expect(seen.slice(0, 123)).not.toContain("right");
    expect(seen).toContain("right");
  });

  it("does something else than it meant about every fourth time", () => {
    let meant = 0;
    let thoughts = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const held = play({ keys: ["left"], choose: () => ({ held: ["right"], steps: 10 }) }, seed, 4000);
      const presses = held.filter((now, at) => now !== "" && now !== held[at - 1]);
      meant += presses.filter((now) => now === "right").length;
      thoughts += 4000 / (30 + 10);
    }
    expect(meant / thoughts).toBeGreaterThan(0.68);
    expect(meant / thoughts).toBeLessThan(0.8);
  });

  it("lets go of a timed press too early or too late, by a fifth at most", () => {
    const held = play({ keys: ["jump"], choose: () => ({ held: ["jump"], steps: 50 }) }, 1, 8000);
    const lengths = held
      .join(",")
      .split(/,{2,}/)
      .map((run) => run.split(",").filter(Boolean).length);
    const whole = lengths.filter((length) => length > 0).slice(0, -1);
    expect(Math.min(...whole)).toBeGreaterThanOrEqual(39);
    expect(Math.max(...whole)).toBeLessThanOrEqual(60);
    expect(new Set(whole).size).toBeGreaterThan(5);
  });

  it("has the same hands for the same seed", () => {
    expect(play(eager, 7, 500)).toEqual(play(eager, 7, 500));
    expect(play(eager, 7, 500)).not.toEqual(play(eager, 8, 500));
  });
});
