import { describe, expect, it } from "vitest";
import { seats } from "#html5/masquerade/seats.ts";
import { type Peer, restingMove } from "#kit/together/peer.ts";
import { aRoomOf, aRoundOf, expectSameFromCheckpoints, stateOf } from "#kit/together/rounds.fixture.ts";
import { LOOK_PARTS, type PartyOptions, type SeatedParty } from "./seated-party.ts";

const options: PartyOptions = { map: "market", minutes: 1, level: "artist" };
const coreOf = (peer: Peer | undefined) => peer?.own.core as SeatedParty;

describe("a masquerade at several machines", () => {
  it("ends the same for everybody over slow lines that stall", () => {
    const { lines, peers } = aRoomOf(seats, { people: 3, seats: 5, options });
    for (let s = 0; s < 90 && !peers.every(({ isOver }) => isOver); s++) lines.run(1000);
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true, true]);
    expect(new Set(peers.map(stateOf)).size).toBe(1);
    expect(peers.map(({ resyncs }) => resyncs)).toEqual([0, 0, 0]);
    const { party, scores } = coreOf(peers[0]);
    expect(party.winner?.tags).toBeGreaterThan(0);
    expect(scores.indexOf(Math.max(...scores))).toBe(party.winner?.id);
  });

  it("is played by the computer where somebody has left, and by hand again afterwards", () => {
    // Nobody moves, so who does is a computer.
    const { lines, peers } = aRoomOf(seats, { people: 2, options, read: () => () => restingMove });
    lines.run(5000);
    const { party, away } = coreOf(peers[0]);
    const guest = party.guests[1];
    const from = { x: guest?.x ?? 0, y: guest?.y ?? 0 };
    lines.run(1000);
    expect(away).toEqual([false, false]);
    expect({ x: guest?.x, y: guest?.y }).toEqual(from);
    const [, member] = lines.members;
    if (member) member.isConnected = false;
    peers[0]?.setSeat(1, false);
    lines.run(3000);
    expect(away).toEqual([false, true]);
    expect(Math.hypot((guest?.x ?? 0) - from.x, (guest?.y ?? 0) - from.y)).toBeGreaterThan(1);
    if (member) member.isConnected = true;
    peers[1]?.askForLog();
    peers[1]?.setHere(true);
    lines.run(3000);
    expect(away).toEqual([false, false]);
  });

  it("turns a head by as much as its mouse has moved, on all machines", () => {
    const lookAside = (seat: number) => {
      let steps = 0;
      return () => ({ ...restingMove, x: seat === 0 ? Math.min(++steps, 90) * 20 : 0, isDown: true });
    };
    const { lines, peers } = aRoomOf(seats, { people: 2, options, read: lookAside });
    const before = coreOf(peers[1]).party.guests[0]?.angle ?? 0;
    lines.run(1600);
    lines.run(3000);
    const turned = (coreOf(peers[1]).party.guests[0]?.angle ?? 0) - before;
    expect(Math.cos(turned)).toBeCloseTo(Math.cos((89 * 20) / LOOK_PARTS), 2);
  });

  it("comes to the same from a checkpoint", () => {
    const round = aRoundOf(seats, 3, 8, { ...options, minutes: 3 });
    for (let i = 0; i < 900; i++) round.step();
    expectSameFromCheckpoints(round, 100);
  });
});
