import { describe, expect, it } from "vitest";
import { seats } from "#html5/ringout/seats.ts";
import { createRandom } from "#kit/random.ts";
import type { Peer } from "#kit/together/peer.ts";
import { aRoomOf, aRoundOf, expectSameFromCheckpoints, stateOf } from "#kit/together/rounds.fixture.ts";
import { FedSeatControls } from "#kit/together/seat-controls.ts";
import { type BoutOptions, SeatedBout } from "./seated-bout.ts";

const options: BoutOptions = { arena: "line", rule: "lives-3", level: "sharp" };
const boutOf = (peer: Peer | undefined) => peer?.own.core as SeatedBout;

describe("a bout at several machines", () => {
  it("ends the same for everybody over slow lines that stall", () => {
    const { lines, peers } = aRoomOf(seats, { people: 3, seats: 4, options });
    for (let s = 0; s < 150 && !peers.every(({ isOver }) => isOver); s++) lines.run(1000);
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true, true]);
    expect(new Set(peers.map(stateOf)).size).toBe(1);
    expect(peers.map(({ resyncs }) => resyncs)).toEqual([0, 0, 0]);
    expect(boutOf(peers[0]).scores.toSorted()).toEqual([0, 1, 2, 3]);
  });

  it("is played by the computer where somebody has left", () => {
    const { lines, peers } = aRoomOf(seats, { people: 2, options });
    lines.run(20_000);
    const [, guest] = lines.members;
    if (guest) guest.isConnected = false;
    peers[0]?.setSeat(1, false);
    lines.run(1000);
    const bout = boutOf(peers[0]);
    const fighter = bout.match?.fighters[1];
    const places = new Set<number>();
    for (let i = 0; i < 40; i++) {
      lines.run(250);
      if (fighter) places.add(Math.round(fighter.x));
    }
    expect(bout.away).toEqual([false, true]);
    expect(places.size).toBeGreaterThan(8);
  });

  it("ends when only computers are left to fight", () => {
    const round = aRoundOf(seats, 1, 4, { ...options, level: "fearless" });
    for (let i = 0; i < 5 * 60 * 60 && !round.core.isOver; i++) round.step();
    const { match, scores } = round.core as SeatedBout;
    expect(match?.phase).toBe("live");
    expect(match?.fighters[0]?.stocks).toBe(0);
    expect(scores[0]).toBeLessThan(2);
  });

  it("comes to the same from a checkpoint", () => {
    const round = aRoundOf(seats, 2, 4, options);
    for (let i = 0; i < 900; i++) round.step();
    expectSameFromCheckpoints(round, 40);
  });
});

describe("the fighters", () => {
  it("differ from seat to seat at first, and fight as they were picked", () => {
    const bout = new SeatedBout(createRandom(1), options, 4);
    expect(new Set(bout.picks.chosen).size).toBe(4);
    const resting = bout.away.map(() => new FedSeatControls(seats.actions));
    while (!bout.match) bout.step(resting);
    expect(bout.match.fighters.map(({ kind }) => kind)).toEqual(bout.picks.chosen);
  });
});
