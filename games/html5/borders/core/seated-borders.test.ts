import { describe, expect, it } from "vitest";
import { seats } from "#html5/borders/seats.ts";
import { createRandom } from "#kit/random.ts";
import { type Peer, restingMove } from "#kit/together/peer.ts";
import { aRoomOf, aRoundOf, expectSameFromCheckpoints, stateOf } from "#kit/together/rounds.fixture.ts";
import { type BordersOptions, SeatedBorders } from "./seated-borders.ts";

const options: BordersOptions = { minutes: 2, level: "fierce" };
const coreOf = (peer: Peer | undefined) => peer?.own.core as SeatedBorders;

describe("a round of Borders at several machines", () => {
  it("ends the same for everybody over slow lines that stall", () => {
    const { lines, peers } = aRoomOf(seats, { people: 3, seats: 5, options: { ...options, minutes: 0.5 } });
    for (let s = 0; s < 150 && !peers.every(({ isOver }) => isOver); s++) lines.run(1000);
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true, true]);
    expect(new Set(peers.map(stateOf)).size).toBe(1);
    expect(peers.map(({ resyncs }) => resyncs)).toEqual([0, 0, 0]);
    const { arena, scores } = coreOf(peers[0]);
    expect(arena.runners.some(({ knockouts }) => knockouts > 0)).toBe(true);
    expect(Math.max(...scores)).toBe(scores[(arena.winner?.id ?? 0) - 1]);
  });

  it("is played by the computer where somebody has left, and by hand again afterwards", () => {
    const { lines, peers } = aRoomOf(seats, { people: 2, options, read: () => () => restingMove });
    lines.run(3000);
    const [, guest] = lines.members;
    const runner = coreOf(peers[0]).arena.runners[1];
    expect(runner?.level).toBeUndefined();
    if (guest) guest.isConnected = false;
    peers[0]?.setSeat(1, false);
    lines.run(20_000);
    expect(runner?.level).toBe("fierce");
    // Nobody steers, so a claim is the computer's.
    expect(runner?.peak).toBeGreaterThan(100);
    if (guest) guest.isConnected = true;
    peers[1]?.askForLog();
    peers[1]?.setHere(true);
    lines.run(3000);
    expect(runner?.level).toBeUndefined();
  });

  it("comes to the same from a checkpoint", () => {
    const round = aRoundOf(seats, 3, 8, options);
    const { arena } = round.core as SeatedBorders;
    let claims = 0;
    for (let i = 0; i < 600; i++) round.step();
    expectSameFromCheckpoints(round, 300, () => {
      claims += arena.runners.filter(({ sinceClaim }) => sinceClaim < 10).length;
    });
    expect(claims).toBeGreaterThan(10);
  });
});

describe("SeatedBorders", () => {
  it("lasts as long as the host chose, and lets those come back who were cut", () => {
    const round = aRoundOf(seats, 3, 6, { minutes: 5, level: "breezy" });
    const { arena } = round.core as SeatedBorders;
    let steps = 0;
    for (; steps < 5 * 60 * 60 - 1; steps++) round.step();
    expect(arena.winner).toBeUndefined();
    round.step();
    expect(arena.winner).toBeDefined();
    expect(arena.runners.some(({ falls }) => falls > 1)).toBe(true);
    for (let i = 0; i < 200; i++) round.step();
    expect(round.core.isOver).toBe(true);
  });

  it("counts land in per cent and a point for each cut", () => {
    const core = new SeatedBorders(createRandom(1), options, 2);
    const [first, second] = core.arena.runners;
    if (first) first.knockouts = 3;
    const land = (id: number) =>
      Math.round((core.arena.field.landOf(id) / core.arena.field.total) * 1000) / 10;
    expect(core.scores).toEqual([land(1) + 3, land(2)]);
    expect(core.arena.ranking()).toEqual([first, second]);
  });
});
