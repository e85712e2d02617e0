import { describe, expect, it } from "vitest";
import { seats } from "#html5/hoop-shift/seats.ts";
import type { Peer } from "#kit/together/peer.ts";
import { aRoomOf, aRoundOf, expectSameFromCheckpoints, stateOf } from "#kit/together/rounds.fixture.ts";
import type { SeatedMatch } from "./seated-match.ts";

const options = { venue: "gym", level: "strong" };
const matchOf = (peer: Peer | undefined) => peer?.own.core as SeatedMatch;

describe("a match at two machines", () => {
  it("ends the same for both over slow lines that stall", () => {
    const { lines, peers } = aRoomOf(seats, { people: 2, options });
    for (let s = 0; s < 400 && !peers.every(({ isOver }) => isOver); s++) lines.run(1000);
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true]);
    expect(new Set(peers.map(stateOf)).size).toBe(1);
    expect(peers.map(({ resyncs }) => resyncs)).toEqual([0, 0]);
  });

  it("is played by the computer where somebody has left", () => {
    const { lines, peers } = aRoomOf(seats, { people: 2, options });
    lines.run(16_000);
    const [, guest] = lines.members;
    if (guest) guest.isConnected = false;
    peers[0]?.setSeat(1, false);
    const core = matchOf(peers[0]);
    const before = core.match?.score[1] ?? 0;
    lines.run(40_000);
    expect(core.away).toEqual([false, true]);
    expect(core.match?.score[1]).toBeGreaterThan(before);
  });

  it("comes to the same from a checkpoint", () => {
    const round = aRoundOf(seats, 1, 2, options);
    for (let i = 0; i < 900; i++) round.step();
    expectSameFromCheckpoints(round, 60);
  });
});
