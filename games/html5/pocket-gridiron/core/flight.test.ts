import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { ballOf, land, longestThrow, reachable, throwBall } from "./flight.ts";
import { playbook } from "./playbook.ts";
import { lineUp, type Player } from "./players.ts";
import { noLevels } from "./upgrades.ts";

const [play] = playbook;
if (!play) throw new Error("The playbook is empty.");
const everybody = lineUp(play, 30, noLevels(), 3, createRandom(1));
const placed = (role: Player["role"], x: number, y: number): Player => {
  const player = everybody.find((one) => one.role === role);
  if (!player) throw new Error(`Nobody plays ${role}.`);
  return { ...player, x, y };
};
const outcomes = (players: Player[], hands = 0) => {
  const random = createRandom(5);
  const levels = { ...noLevels(), hands };
  return Array.from({ length: 200 }, () => land({ x: 40, y: 10 }, players, levels, 0, random).kind);
};
const count = (list: readonly string[], wanted: string) => list.filter((kind) => kind === wanted).length;

describe("a throw", () => {
  it("goes no farther than the arm is good for, and farther with a better arm", () => {
    const from = { x: 20, y: 13 };
    const wish = { x: 95, y: 13 };
    expect(reachable(from, wish, noLevels()).x).toBe(20 + longestThrow(noLevels()));
    expect(reachable(from, wish, { ...noLevels(), arm: 5 }).x).toBeGreaterThan(75);
  });

  it("rises and comes down where it was sent", () => {
    const flight = throwBall({ x: 20, y: 13 }, { x: 45, y: 8 }, { ...noLevels(), aim: 5 }, createRandom(1));
    expect(ballOf({ ...flight, age: flight.steps / 2 }).z).toBeGreaterThan(4);
    const end = ballOf({ ...flight, age: flight.steps });
    expect(Math.hypot(end.x - 45, end.y - 8)).toBeLessThan(0.5);
  });
});

describe("land", () => {
  it("is nearly always a catch for a receiver who is alone", () => {
    expect(count(outcomes([placed("receiver", 40, 10)]), "caught")).toBeGreaterThan(180);
  });

  it("is a catch less often in a crowd, and more often with better hands", () => {
    const crowd = [placed("receiver", 40, 10), placed("corner", 40.3, 10)];
    const worse = count(outcomes(crowd), "caught");
    expect(worse).toBeLessThan(150);
    expect(count(outcomes(crowd, 5), "caught")).toBeGreaterThan(worse + 20);
  });

  it("may be theirs when their man is there and ours is not", () => {
    const kinds = outcomes([placed("receiver", 50, 20), placed("corner", 40, 10)]);
    expect(count(kinds, "picked")).toBeGreaterThan(80);
    expect(count(kinds, "caught")).toBe(0);
  });

  it("is nobody's where nobody is", () => {
    expect(new Set(outcomes([placed("receiver", 60, 20)]))).toEqual(new Set(["missed"]));
  });
});
