import { beforeAll, describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { Match } from "./match.ts";
import { Mind } from "./mind.ts";
import { buildAfter, rivalAt, rivals, type Temper } from "./rivals.ts";

/** Somebody who knows the keys and is neither fast nor slow. */
const pupil: Temper = {
  reaction: 15,
  aim: 2.8,
  gap: 60,
  three: 1,
  mid: 1,
  drive: 1.5,
  block: 0.5,
  bite: 0.3,
  swipe: 0.02,
  shift: 0.3,
  feint: 0.05,
};

/** Points of the pupil and of the rival on this rung, over so many matches. */
function points(rung: number, matches: number): { own: number; theirs: number; wins: number } {
  const total = { own: 0, theirs: 0, wins: 0 };
  for (let game = 0; game < matches; game++) {
    const random = createRandom(game * 31 + rung);
    const rival = rivalAt(rung);
    const match = new Match([buildAfter(rung), rival.build], random);
    const minds = [new Mind(pupil, random), new Mind(rival.temper, random)] as const;
    for (let step = 0; step < 20_000 && !match.isOver; step++) {
      match.step([minds[0].pad(match, 0), minds[1].pad(match, 1)]);
    }
    expect(match.isOver).toBe(true);
    total.own += match.score[0];
    total.theirs += match.score[1];
    total.wins += match.winner === 0 ? 1 : 0;
  }
  return total;
}

describe("the ladder", () => {
  let rungs: ReturnType<typeof points>[] = [];
  beforeAll(() => {
    rungs = rivals.map((_, rung) => points(rung, 8));
  });

  it("begins with somebody whom a pupil beats nearly always", () => {
    expect(rungs[0]?.wins).toBeGreaterThanOrEqual(7);
  });

  it("ends with somebody who wins more often than not", () => {
    expect(rungs.at(-1)?.wins).toBeLessThan(4);
  });

  it("gets steeper: the upper half scores clearly more than the lower half", () => {
    const sum = (part: typeof rungs) => part.reduce((all, { theirs }) => all + theirs, 0);
    expect(sum(rungs.slice(4))).toBeGreaterThan(sum(rungs.slice(0, 4)) * 1.4);
  });

  it("has no rung on which nothing happens", () => {
    const [first, ...others] = rungs;
    // The first rival is there to be beaten, and still scores three points a match.
    expect(first?.theirs).toBeGreaterThan(8 * 3);
    for (const { own } of rungs) expect(own).toBeGreaterThan(40);
    for (const { theirs } of others) expect(theirs).toBeGreaterThan(40);
  });
});
