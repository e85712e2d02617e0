import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { roundOptions } from "./choices.ts";
import { Lines } from "./lines.fixture.ts";
import { type Peer, restingMove } from "./peer.ts";
import { endlessRaceOf, type GhostSeat } from "./race.ts";
import { walkRules } from "./walk.fixture.ts";

const rules = endlessRaceOf(walkRules);
const options = roundOptions(rules, { minutes: 1 });
const MINUTE_MS = 60_000;

/** A race of walkers; a number is the step at which one stands still. */
function aRace(stops: readonly number[]) {
  const lines = new Lines({ latencyMs: 75, jitterMs: 15 });
  const peers = stops.map((stop, seat) => {
    let steps = 0;
    return lines.join(
      {
        netcode: "race",
        actions: rules.actions,
        seats: stops.length,
        seat,
        empty: [],
        createCore: () => rules.create(createRandom(1), options, 1) as GhostSeat,
      },
      () => ({ ...restingMove, held: steps++ < stop ? 1 : 0 }),
    );
  });
  return { lines, peers };
}

const ends = (peers: readonly Peer[]) => new Set(peers.map(({ scores }) => JSON.stringify(scores)));

describe("a race", () => {
  it("ends for all when the time is up, or with the last run", () => {
    const { lines, peers } = aRace([200, 400]);
    lines.run(20_000);
    expect(peers.map(({ isOver, scores }) => [isOver, scores])).toEqual([
      [true, [200, 400]],
      [true, [200, 400]],
    ]);
    const long = aRace([9999, 9999]);
    long.lines.run(MINUTE_MS + 2000);
    expect(long.peers.map(({ scores }) => scores)).toEqual([
      [3600, 3600],
      [3600, 3600],
    ]);
  });

  it("goes on without somebody who looks away, and comes to the same end when they are back after the host's run is over", () => {
    const { lines, peers } = aRace([100, 9999, 9999]);
    const [, guest] = peers as [Peer, Peer, Peer];
    const member = lines.members[1];
    lines.run(9000);
    guest.setHere(false);
    if (member) member.isVisible = false;
    lines.run(3000);
    if (member) member.isVisible = true;
    guest.setHere(true);
    lines.run(MINUTE_MS);
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true, true]);
    expect(ends(peers).size).toBe(1);
    const [, away = 0, stayed] = guest.scores;
    expect(stayed).toBe(3600);
    expect(away).toBeGreaterThan(3200);
    expect(away).toBeLessThan(3500);
  });

  it("lets a racer without a connection play on, and counts everything once it is back", () => {
    const { lines, peers } = aRace([9999, 9999]);
    const member = lines.members[1];
    lines.run(5000);
    if (member) member.isConnected = false;
    peers[0]?.setSeat(1, false);
    lines.run(20_000);
    if (member) member.isConnected = true;
    peers[0]?.setSeat(1, true);
    lines.run(MINUTE_MS);
    expect(ends(peers)).toEqual(new Set(["[3600,3600]"]));
  });

  it("comes to the same end when all lose their connections one after the other, and the host changes", () => {
    const { lines, peers } = aRace([200, 900, 400, 9999]);
    lines.run(2000);
    for (const [at, member] of lines.members.entries()) {
      member.isConnected = false;
      lines.host = (at + 1) % 4;
      for (const peer of peers) peer.setSeat(at, false);
      lines.run(1500);
    }
    for (const [at, member] of lines.members.entries()) {
      member.isConnected = true;
      member.peer.askForLog();
      for (const peer of peers) peer.setSeat(at, true);
      lines.run(1500);
    }
    lines.run(MINUTE_MS);
    expect(peers.map(({ isOver }) => isOver)).toEqual([true, true, true, true]);
    expect(ends(peers)).toEqual(new Set(["[200,900,400,3600]"]));
  });

  it("waits half a minute for one who has lost it, and no longer", () => {
    const { lines, peers } = aRace([9999, 9999]);
    const [host, guest] = lines.members;
    lines.run(5000);
    if (guest) {
      guest.isConnected = false;
      guest.isVisible = false;
    }
    peers[0]?.setSeat(1, false);
    lines.run(29_000);
    expect(host?.peer.moves[1]?.isAbsent).toBe(false);
    lines.run(2000);
    expect(host?.peer.moves[1]?.isAbsent).toBe(true);
    lines.run(MINUTE_MS);
    expect(host?.peer.isOver).toBe(true);
    expect(host?.peer.scores[1]).toBeLessThanOrEqual(300);
  });
});
