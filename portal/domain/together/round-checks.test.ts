import { describe, expect, it } from "vitest";
import { dropConnections } from "./membership.ts";
import { aRoom, T0 } from "./room.fixture.ts";
import { memberOf, type Room } from "./room.ts";
import { addCheck, assertTapeWanted, markPlaying, tapeSize } from "./round-checks.ts";
import { advance, dueAt, markReady, reportResult, startRound } from "./rounds.ts";

const honest = [3, 1];
const forged = [0, 9];

/** A duel that member 1 claims to have won, though nobody else saw that. */
function aDispute(): Room {
  const loading = startRound(aRoom({}, 2), 7, T0);
  const playing = markReady(markReady(loading, 0, 1, T0), 1, 1, T0);
  const one = reportResult(playing, 0, { round: 1, scores: honest }, T0);
  return reportResult(one, 1, { round: 1, scores: forged }, T0);
}

const check = (room: Room, member: number, scores: readonly number[] | undefined, now = T0) =>
  advance(addCheck(room, member, 1, scores), now);

describe("a round on which the machines disagree", () => {
  it("is over, and its tapes are awaited for ten seconds", () => {
    const room = aDispute();
    expect(room).toMatchObject({ phase: "over", result: { isAgreed: false, check: "running" } });
    expect(dueAt(room)).toBe(T0 + 10_000);
    expect(() => assertTapeWanted(room, 0, 1)).not.toThrow();
  });

  it("has the result that all tapes lead to, whatever a machine claims", () => {
    const one = check(aDispute(), 0, honest);
    expect(one.result?.check).toBe("running");
    expect(check(one, 1, honest).result).toEqual({ scores: honest, isAgreed: true, check: "settled" });
  });

  it.each([
    ["sends none", (room: Room) => advance(room, T0 + 10_000)],
    ["sends one that leads to nothing", (room: Room) => check(room, 1, undefined)],
    [
      "drops out",
      (room: Room) =>
        advance(
          dropConnections(room, (each) => each === memberOf(room, 1)?.connection, T0),
          T0,
        ),
    ],
  ])("has the result of the other's tape where a member %s", (_, go) => {
    const room = go(check(aDispute(), 0, honest));
    expect(room).toMatchObject({
      result: { scores: honest, isAgreed: true, check: "settled" },
      deadline: null,
    });
  });

  it("stays without a winner where tapes differ, or none comes", () => {
    const failed = { isAgreed: false, check: "failed" };
    expect(check(check(aDispute(), 0, honest), 1, forged).result).toMatchObject(failed);
    expect(advance(aDispute(), T0 + 10_000).result).toMatchObject(failed);
  });

  it("has no winner while somebody is in the middle of it: one member alone cannot end it in their own favour", () => {
    const loading = startRound(aRoom({}, 2), 7, T0);
    const playing = markReady(markReady(loading, 0, 1, T0), 1, 1, T0);
    const ended = advance(reportResult(playing, 1, { round: 1, scores: forged }, T0), T0 + 5000);
    expect(ended.result).toEqual({ scores: forged, isAgreed: false, check: "running" });
    const invented = check(ended, 1, forged, T0 + 5000);
    for (const [member, round] of [
      [0, 2],
      [1, 1],
      [5, 1],
    ] as const)
      expect(markPlaying(invented, member, round, T0 + 5000)).toBe(invented);
    expect(markPlaying(invented, 0, 1, T0 + 5000).result).toMatchObject({ isAgreed: false, check: "failed" });
    expect(advance(invented, T0 + 15_000).result).toMatchObject({ isAgreed: true, check: "settled" });
  });

  it("takes one tape of each who played, of this round, and none afterwards", () => {
    const room = check(aDispute(), 0, honest);
    const code = "room-tape-unasked";
    for (const [member, round] of [
      [0, 1],
      [1, 2],
      [5, 1],
      [1, "1"],
    ] as const)
      expect(() => assertTapeWanted(room, member, round)).toThrow(expect.objectContaining({ code }));
    expect(addCheck(room, 0, 1, forged)).toBe(room);
    const settled = check(room, 1, honest);
    expect(() => assertTapeWanted(settled, 1, 1)).toThrow(expect.objectContaining({ code }));
    expect(addCheck(settled, 1, 1, forged)).toBe(settled);
  });

  it("is forgotten with the next round", () => {
    const next = startRound(check(aDispute(), 0, honest), 8, T0);
    expect(next).toMatchObject({ phase: "loading", checks: [], result: null });
    expect(addCheck(next, 1, 1, forged)).toBe(next);
  });
});

it.each([0, -1, 1.5, 192 * 1024 + 1, "9", undefined])("a tape of %s bytes is none", (bytes) => {
  expect(() => tapeSize(bytes)).toThrow(expect.objectContaining({ code: "room-request-invalid" }));
});
