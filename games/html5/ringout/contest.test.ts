import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { contest } from "./contest.ts";
import { aMatch } from "./core/arena.fixture.ts";
import { characterIds } from "./core/characters.ts";
import type { Match } from "./core/match.ts";
import { IDLE, type Pad } from "./core/pad.ts";
import { Mind } from "./mind/mind.ts";
import { isOverNothing, wayTo } from "./mind/senses.ts";
import { type Level, skills } from "./mind/skills.ts";

/** Bouts of one life each, other than those of strengths.md. */
const SEED = 1460;

describe("the strengths", () => {
  it.each<[Level, Level]>([
    ["drowsy", "sharp"],
    ["steady", "fearless"],
  ])(
    "make %s lose to %s",
    (weak, strong) => {
      const { wins, falls } = contest([{ level: weak }, { level: strong }], 3, 4000);
      expect(wins[1]).toBeGreaterThan(wins[0]);
      expect(falls[0]).toBeGreaterThan(falls[1]);
    },
    30_000,
  );

  it("give every fighter between a third and two thirds of the bouts against every other", () => {
    const bouts = 24;
    for (const [at, one] of characterIds.entries())
      for (const other of characterIds.slice(at + 1)) {
        const { wins } = contest(
          [
            { level: "sharp", kind: one },
            { level: "sharp", kind: other },
          ],
          bouts,
          SEED,
          1,
        );
        expect(wins[0] / bouts, `${one} against ${other}`).toBeGreaterThanOrEqual(0.35);
        expect(wins[0] / bouts, `${one} against ${other}`).toBeLessThanOrEqual(0.65);
      }
  }, 60_000);

  /** A bout on the first rung's floor against a drowsy duck. */
  function meetDrowsy(hands: (match: Match) => Pad, seed: number) {
    const { match } = aMatch({ entrants: [{ kind: "lefty" }, { kind: "puddle", stocks: 2 }] }, seed);
    const mind = new Mind(skills.drowsy, createRandom(seed));
    while (match.phase !== "end" && match.time < 60 * 240) match.step([hands(match), mind.pad(match, 1)]);
    return match;
  }

  it("let a child win against drowsy who only walks up and hits", () => {
    const simple = (match: Match): Pad => {
      const [self, foe] = match.fighters;
      if (!self || !foe) return IDLE;
      // Even a child turns back over nothing.
      if (isOverNothing(match, self)) return { ...IDLE, x: wayTo(self.x, 0), jump: match.time % 12 === 0 };
      const isNear = Math.abs(foe.x - self.x) < 90;
      return { ...IDLE, x: wayTo(self.x, foe.x), attack: isNear && match.time % 25 === 0 };
    };
    const won = [1, 2, 3, 4, 5].filter((seed) => meetDrowsy(simple, seed).winner === 0);
    expect(won.length).toBeGreaterThanOrEqual(3);
  });

  it("do not throw drowsy off the ring against somebody who stands still", () => {
    const match = meetDrowsy(() => IDLE, 1);
    expect(match.fighters[0]?.falls).toBeGreaterThan(0);
    expect(match.time).toBeGreaterThan(60 * 45);
  });
});
