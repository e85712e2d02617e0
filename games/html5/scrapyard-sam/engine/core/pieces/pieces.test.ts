import { describe, expect, it } from "vitest";
import { aChapter, aYard } from "#html5/scrapyard-sam/engine/core/brawl.fixture.ts";
import type { Chapter } from "#html5/scrapyard-sam/engine/core/chapter.ts";
import { Story } from "#html5/scrapyard-sam/engine/core/story.ts";
import type { PieceKind } from "./piece-kind.ts";

const chapterWith = (piece: PieceKind): Chapter =>
  aChapter({
    stops: [
      { name: "gate", at: 300, waves: ["tinny"] },
      { name: "ferry", at: 2600, waves: ["tinny"], piece },
    ],
  });

/** Sam just after the first stop, where the set piece begins. */
function atPiece(kind: PieceKind) {
  const chapter = chapterWith(kind);
  const yard = aYard({ chapter, plot: new Story(chapter, { stop: 1, score: 0 }) });
  const { brawl, play } = yard;
  for (let step = 0; step < 200 && !brawl.plot.piece; step++) play(["right"]);
  expect(brawl.plot.piece?.kind).toBe(kind);
  return yard;
}

describe("the chase", () => {
  it("goes on by itself, and bites whoever stands still", () => {
    const { brawl, play } = atPiece("chase");
    const { camera } = brawl;
    play([], 300);
    expect(brawl.camera).toBeGreaterThan(camera + 400);
    expect(brawl.tally.hitsTaken).toBeGreaterThan(0);
  });

  it("lets go at the stop, and pays twice for getting there unhurt", () => {
    const { brawl, play } = atPiece("chase");
    brawl.tally.hitsTaken = 0;
    brawl.hero.safe = 9999;
    const coins = play(["right"], 900).filter(({ kind, amount }) => kind === "coin" && amount === 500);
    expect(brawl.plot.piece).toBeUndefined();
    expect(coins).toHaveLength(1);
  });
});

describe("the ride", () => {
  it("carries Sam along, and keeps him on the load", () => {
    const { brawl, play } = atPiece("ride");
    play([], 60);
    const { x } = brawl.hero;
    const before = brawl.camera;
    play([], 40);
    expect(brawl.hero.x - x).toBeCloseTo(brawl.camera - before, 3);
    expect(brawl.camera - before).toBeGreaterThan(100);
    play(["left"], 140);
    expect(brawl.hero.x).toBeGreaterThanOrEqual(brawl.bounds.left);
    expect(brawl.bounds.left).toBeGreaterThan(brawl.camera + 100);
  });
});

describe("the flood", () => {
  it("knocks over whoever stands, and passes below whoever jumps", () => {
    const isHit = (jumps: boolean) => {
      const { brawl, play } = atPiece("flood");
      for (let step = 0; step < 260; step++) {
        const wave = brawl.sweeps[0];
        const isClose = wave !== undefined && wave.x - brawl.hero.x < 90 && wave.x > brawl.hero.x;
        play(jumps && isClose ? ["jump"] : []);
      }
      return brawl.tally.hitsTaken > 0;
    };
    expect(isHit(false)).toBe(true);
    expect(isHit(true)).toBe(false);
  });
});

describe("the machine", () => {
  it("bars the way until its valves are off", () => {
    const { brawl, play } = atPiece("machine");
    brawl.hero.safe = 99_999;
    play(["right"], 500);
    const { camera } = brawl;
    expect(brawl.plot.isFree).toBe(false);
    for (const valve of brawl.things.filter(({ kind }) => kind === "valve"))
      for (let blow = 0; blow < 4; blow++) {
        play([], 20);
        brawl.smash(valve, 1);
      }
    play([], 12);
    expect(brawl.plot.isFree).toBe(true);
    expect(brawl.hazards).toEqual([]);
    play(["right"], 300);
    expect(brawl.camera).toBeGreaterThan(camera + 300);
  });
});
