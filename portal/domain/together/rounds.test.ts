import { describe, expect, it } from "vitest";
import { dropConnections, removeMember, sit } from "./membership.ts";
import { aRoom, T0 } from "./room.fixture.ts";
import { memberOf, type Room } from "./room.ts";
import { advance, COUNTDOWN_MS, dueAt, markReady, reportResult, startRound } from "./rounds.ts";

const drop = (room: Room, number: number) =>
  dropConnections(room, (connection) => connection === memberOf(room, number)?.connection, T0);
const playing = (members: number, given: Partial<Room> = {}) =>
  Array.from({ length: members }, (_, at) => at).reduce(
    (room, number) => markReady(room, number, 1, T0),
    startRound(aRoom(given, members), 7, T0),
  );

describe("the seats of a round", () => {
  it("are those that members sit on", () => {
    const room = aRoom({ options: { rounds: 3 } }, 3);
    expect(startRound(room, 7, T0).round).toEqual({
      number: 1,
      seed: 7,
      startsAt: null,
      seats: [0, 1, 2],
      names: room.members.map(({ name }) => name),
      options: { rounds: 3 },
    });
  });

  it("have no gap where nobody is to play", () => {
    const room = startRound(sit(aRoom({}, 2), 1, 3), 7, T0);
    expect(room.round?.seats).toEqual([0, 1]);
    expect(room.members.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("are filled up by the computer, and members stay where they sat", () => {
    expect(startRound({ ...sit(aRoom(), 0, 1), computers: 1 }, 7, T0).round?.seats).toEqual([null, 0]);
    expect(startRound({ ...aRoom({}, 3), computers: 3 }, 7, T0).round?.seats).toEqual([0, 1, 2, null]);
  });

  it("are enough, or the round does not begin", () => {
    expect(() => startRound(aRoom(), 7, T0)).toThrow("needs 2 players");
    expect(() => startRound({ ...aRoom(), members: [], computers: 3 }, 7, T0)).toThrow("needs 2 players");
  });
});

describe("a round", () => {
  it("starts when all machines have loaded it", () => {
    const loading = startRound(aRoom({}, 2), 7, T0);
    const one = markReady(loading, 0, 1, T0 + 5);
    expect(one.phase).toBe("loading");
    expect(markReady(one, 1, 2, T0 + 5)).toBe(one);
    const both = markReady(one, 1, 1, T0 + 10);
    expect(both.phase).toBe("play");
    expect(both.round?.startsAt).toBe(T0 + 10 + COUNTDOWN_MS);
  });

  it("starts without machines that take more than ten seconds, or have dropped", () => {
    const one = markReady(startRound(aRoom({}, 2), 7, T0), 0, 1, T0);
    expect(dueAt(one)).toBe(T0 + 10_000);
    expect(advance(one, T0 + 9999)).toBe(one);
    expect(advance(one, T0 + 10_000).phase).toBe("play");
    expect(advance(drop(one, 1), T0).phase).toBe("play");
  });

  it("is not started twice", () => {
    expect(() => startRound(playing(2), 7, T0)).toThrow("under way");
  });

  it("is over when all machines came to the same", () => {
    const one = reportResult(playing(2), 0, { round: 1, scores: [3, 2] }, T0);
    expect(one.phase).toBe("play");
    expect(reportResult(one, 1, { round: 1, scores: [3, 2] }, T0)).toMatchObject({
      phase: "over",
      result: { scores: [3, 2], isAgreed: true },
    });
  });

  it("has the result of most machines, marked where one differs", () => {
    const scores = [
      [9, 9, 9],
      [3, 2, 1],
      [3, 2, 1],
    ];
    const over = scores.reduce(
      (room, each, number) => reportResult(room, number, { round: 1, scores: each }, T0),
      playing(3),
    );
    expect(over.result).toEqual({ scores: [3, 2, 1], isAgreed: false, check: "running" });
  });

  it("waits five seconds for the others after the first report, and not for those who dropped", () => {
    const one = reportResult(playing(2), 0, { round: 1, scores: [3, 2] }, T0);
    expect(dueAt(one)).toBe(T0 + 5000);
    expect(advance(one, T0 + 5000).phase).toBe("over");
    expect(advance(drop(one, 1), T0 + 1).phase).toBe("over");
  });

  it("has an agreed result only where more than half of those who are there report it", () => {
    const report = (room: Room, number: number) =>
      reportResult(room, number, { round: 1, scores: [3, 2, 1] }, T0);
    const one = report(playing(3), 0);
    expect(advance(one, T0 + 5000).result).toMatchObject({ isAgreed: false, check: "running" });
    expect(advance(drop(one, 1), T0 + 5000).result).toMatchObject({ isAgreed: false, check: "running" });
    expect(advance(report(one, 1), T0 + 5000).result).toEqual({ scores: [3, 2, 1], isAgreed: true });
  });

  it.each([{ round: 2, scores: [1, 2] }, null, "over"])(
    "takes no notice of a report %j of another round",
    (report) => {
      const room = playing(2);
      expect(reportResult(room, 0, report, T0)).toBe(room);
    },
  );

  it.each([[[1]], [[1, 2, 3]], [["1", "2"]], [[1, null]], [undefined], [{ length: 2 }]])(
    "refuses scores %j",
    (scores) => {
      expect(() => reportResult(playing(2), 0, { round: 1, scores }, T0)).toThrow("no result");
    },
  );

  it("takes one report of each machine, and none of a watcher", () => {
    const room = playing(5);
    const one = reportResult(room, 0, { round: 1, scores: [1, 2, 3, 4] }, T0);
    expect(reportResult(one, 0, { round: 1, scores: [9, 9, 9, 9] }, T0)).toBe(one);
    expect(reportResult(one, 4, { round: 1, scores: [9, 9, 9, 9] }, T0)).toBe(one);
  });

  it("goes on without a member who left, and ends when all have", () => {
    const left = removeMember(playing(2), 0, T0);
    expect(left).toMatchObject({ phase: "play", host: 1, round: { seats: [null, 1] } });
    expect(removeMember(left, 1, T0)).toMatchObject({ phase: "lobby", members: [] });
  });

  it("is followed by the next one", () => {
    const over = advance(reportResult(playing(2), 0, { round: 1, scores: [3, 2] }, T0), T0 + 5000);
    expect(startRound(over, 8, T0 + 6000)).toMatchObject({
      phase: "loading",
      round: { number: 2, seed: 8 },
      result: null,
      members: [{ isReady: false }, { isReady: false }],
    });
  });
});
