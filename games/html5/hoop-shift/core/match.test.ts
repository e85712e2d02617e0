import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { ARC_X, RIM, type Side } from "./court.ts";
import { Match, SHOT_CLOCK } from "./match.ts";
import type { MatchEvent } from "./match-events.ts";
import { IDLE, type Pad, topOf, WINDUP } from "./player.ts";
import { BEGINNER } from "./rivals.ts";

const RIGHT: Pad = { ...IDLE, way: 1 };
const SHOOT: Pad = { ...IDLE, shoot: true };
const GRAB: Pad = { ...IDLE, grab: true };
const sure = { ...BEGINNER, steal: 1, steady: 0 };

/** A match in which player one has the ball and the clock runs. */
function aMatch() {
  const match = new Match([sure, sure], createRandom(3));
  const events: MatchEvent[] = [];
  const play = (steps: number, first: Pad = IDLE, second: Pad = IDLE) => {
    for (let step = 0; step < steps; step++) events.push(...match.step([first, second]));
  };
  const until = (isDone: () => boolean, first: Pad = IDLE, second: Pad = IDLE) => {
    for (let step = 0; step < 900 && !isDone(); step++) play(1, first, second);
    expect(isDone()).toBe(true);
  };
  /** Jumps and lets go at the top. */
  const throwOnce = (extra = 0) => {
    play(WINDUP + topOf(sure) + extra, SHOOT);
    play(1);
  };
  until(() => match.phase === "live");
  const kinds = () => events.map(({ kind }) => kind);
  return { match, play, until, throwOnce, events, kinds };
}

/** Puts somebody somewhere, as if he had run there. */
function put(match: Match, side: Side, x: number) {
  match.players[side].x = x;
  match.players[side].vx = 0;
}

describe("Match", () => {
  it("counts three from behind the arc and gives the ball to the other side", () => {
    const { match, until, throwOnce } = aMatch();
    put(match, 0, ARC_X - 30);
    put(match, 1, 860);
    throwOnce();
    until(() => match.phase === "scored");
    expect(match.score).toEqual([3, 0]);
    until(() => match.phase === "live");
    expect(match.holder).toBe(1);
  });

  it("counts two from inside", () => {
    const { match, until, throwOnce } = aMatch();
    put(match, 0, ARC_X + 120);
    put(match, 1, 60);
    throwOnce();
    until(() => match.phase === "scored");
    expect(match.score).toEqual([2, 0]);
  });

  it("takes a short press for a feint: nobody leaves the floor", () => {
    const { match, play, kinds } = aMatch();
    play(3, SHOOT);
    play(2);
    expect(kinds()).toContain("fake");
    expect(match.players[0].y).toBe(0);
    expect(match.holder).toBe(0);
  });

  it("turns a jump on the way to the rim into a dunk", () => {
    const { match, play, until, kinds } = aMatch();
    put(match, 0, RIM.x - 180);
    put(match, 1, 60);
    play(14, RIGHT);
    until(() => match.phase === "scored", { ...RIGHT, shoot: true });
    expect(kinds()).toContain("slam");
    expect(match.score).toEqual([2, 0]);
  });

  it("lets a defender who jumps in time block the throw", () => {
    const { match, play, until, kinds } = aMatch();
    put(match, 0, 560);
    put(match, 1, 594);
    play(WINDUP + 2, SHOOT);
    until(() => kinds().includes("block"), SHOOT, SHOOT);
    expect(match.holder).toBeUndefined();
    play(15);
    expect(match.holder).not.toBe(0);
  });

  it("lets a defender steal an open dribble, who then has to take it back before he may throw", () => {
    const { match, play, until, kinds } = aMatch();
    put(match, 0, 600);
    put(match, 1, 646);
    play(8);
    play(1, IDLE, GRAB);
    expect(match.holder).toBe(1);
    expect(match.isCleared).toBe(false);
    play(20, IDLE, SHOOT);
    expect(kinds()).toContain("take-back");
    expect(match.players[1].stance).toBe("ground");
    until(() => match.isCleared, IDLE, { ...IDLE, way: -1 });
    expect(match.players[1].x).toBeLessThan(ARC_X);
  });

  it("sits down whoever swipes at somebody who shifts past", () => {
    const { match, play, kinds } = aMatch();
    put(match, 0, 300);
    put(match, 1, 352);
    play(1, { ...GRAB, way: 1 });
    play(1, RIGHT, GRAB);
    expect(kinds()).toContain("stumble");
    expect(match.players[1].stance).toBe("stunned");
  });

  it("gives the ball away when nothing happens until the shot clock ends", () => {
    const { match, play, kinds } = aMatch();
    put(match, 1, 860);
    play(SHOT_CLOCK + 1);
    expect(kinds()).toContain("turnover");
    expect(match.attack).toBe(1);
  });

  it("still counts a throw that left the hand before the buzzer, slowly", () => {
    const { match, until, throwOnce, kinds } = aMatch();
    put(match, 0, ARC_X - 30);
    put(match, 1, 860);
    match.clock = WINDUP + topOf(sure) + 12;
    throwOnce();
    expect(match.isSlow).toBe(true);
    until(() => match.phase === "over");
    expect(kinds()).toContain("buzzer");
    expect(match.score).toEqual([3, 0]);
    expect(match.winner).toBe(0);
  });

  it("does not count a ball that is still in the hands at the buzzer", () => {
    const { match, play, throwOnce } = aMatch();
    match.score[1] = 2;
    put(match, 1, 860);
    match.clock = 10;
    throwOnce();
    play(200);
    expect(match.score).toEqual([0, 2]);
  });

  it("goes on after a draw until the next basket", () => {
    const { match, until, throwOnce } = aMatch();
    match.clock = 2;
    until(() => match.isOvertime);
    until(() => match.phase === "live");
    expect(match.holder).toBe(0);
    put(match, 0, 560);
    put(match, 1, 60);
    throwOnce();
    until(() => match.phase === "over");
    expect(match.winner).toBe(0);
  });

  it("sets the ball on fire after three baskets in a row, and a miss puts it out", () => {
    const { match, until, throwOnce, kinds } = aMatch();
    match.streak[0] = 2;
    put(match, 0, 560);
    put(match, 1, 60);
    throwOnce();
    until(() => match.phase === "scored");
    expect(kinds()).toContain("fire");
    expect(match.isHot(0)).toBe(true);
    until(() => match.phase === "live");
    match.holder = 0;
    put(match, 0, 300);
    put(match, 1, 860);
    throwOnce(11);
    until(() => match.flight === undefined);
    expect(match.isHot(0)).toBe(false);
  });
});
