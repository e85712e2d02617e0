import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { actions, Bumpers } from "./bumpers.fixture.ts";
import { type Line, Lines } from "./lines.fixture.ts";
import { type Peer, restingMove } from "./peer.ts";
import type { SeatMove } from "./seat-moves.ts";
import type { Netcode } from "./seated.ts";

const LENGTH = 1200;
const school: Line = { latencyMs: 75, jitterMs: 15 };

/** Somebody who changes what is held a few times a second. */
function fidget(seed: number): () => SeatMove {
  const random = createRandom(seed);
  let held = 0;
  return () => {
    if (random.chance(0.08)) held = random.int(0, 7);
    return { ...restingMove, held };
  };
}

type Setup = { line?: Line; netcode?: Netcode; people?: number; seats?: number; watchers?: number };

function aRoom({
  line = school,
  netcode = "rollback",
  people = 2,
  seats = people,
  watchers = 0,
}: Setup = {}) {
  const lines = new Lines(line);
  const empty = Array.from({ length: seats - people }, (_, at) => people + at);
  const options = {
    netcode,
    actions,
    seats,
    empty,
    createCore: (count: number) => new Bumpers(5, count, LENGTH),
  };
  const join = (seat: number | undefined) =>
    lines.join({ ...options, seat }, fidget(seat ?? 99), (seat ?? 0) * 7);
  const peers = Array.from({ length: people + watchers }, (_, at) => join(at < people ? at : undefined));
  return { lines, peers, join };
}

const cores = (peer: Peer) => peer.timelines.map(({ core }) => core as Bumpers);
const ends = (peers: readonly Peer[]) =>
  peers.map((peer) => JSON.stringify([peer.isOver, peer.scores, cores(peer).map(({ bodies }) => bodies)]));

describe.each<Netcode>(["rollback", "lockstep", "race"])("a round by %s", (netcode) => {
  it("ends the same for everybody, also for one who watches", () => {
    const { lines, peers } = aRoom({ netcode, people: 3, seats: 4, watchers: 1 });
    lines.run((LENGTH / 60) * 1000 + 2000);
    expect(peers.map(({ isOver }) => isOver)).toEqual(peers.map(() => true));
    expect(new Set(ends(peers)).size).toBe(1);
    expect(peers.map(({ resyncs }) => resyncs)).toEqual(peers.map(() => 0));
  });

  it("takes less than 2 KB a second of each", () => {
    const { lines } = aRoom({ netcode, people: 2 });
    lines.run(10_000);
    for (const { bytes } of lines.members) expect(bytes / 10).toBeLessThan(2000);
  });

  it("sends no more frames than the server passes on, also while it catches up and on a slow machine", () => {
    const { lines } = aRoom({ netcode });
    const [slow, hidden] = lines.members as [Lines["members"][0], Lines["members"][0]];
    slow.slowness = 3;
    const sent: number[][] = [];
    lines.run(12_000, (now) => {
      hidden.isVisible = now < 4000 || now > 7000;
      sent.push(lines.members.map((member) => member.sent));
    });
    const ofASecond = sent.flatMap((now, at) =>
      now.map((count, seat) => count - (sent[at - 60]?.[seat] ?? 0)),
    );
    expect(Math.max(...ofASecond)).toBeLessThanOrEqual(35);
  });
});

describe("rollback", () => {
  it("keeps up with the clock on a line of 150 ms, and never goes further than ten steps back", () => {
    const { lines, peers } = aRoom();
    let behind = 0;
    let ahead = 0;
    lines.run(15_000, (now) => {
      if (now < 2000) return;
      for (const { own } of peers) {
        behind = Math.max(behind, Math.floor(now / (1000 / 60)) - own.present);
        ahead = Math.max(ahead, own.present - own.confirmed);
      }
    });
    expect(behind).toBeLessThanOrEqual(1);
    expect(ahead).toBeLessThanOrEqual(10);
  });

  it("catches up after stalls of 300 ms", () => {
    const stalls = [3000, 7000, 9000].map((fromMs) => ({ fromMs, toMs: fromMs + 300 }));
    const { lines, peers } = aRoom({ line: { ...school, stalls } });
    lines.run((LENGTH / 60) * 1000 + 2000);
    expect(new Set(ends(peers)).size).toBe(1);
    expect(cores(peers[0] as Peer)[0]?.bodies.map(({ away }) => away)).toEqual([0, 0]);
  });

  it("waits for nobody who has fallen silent, and takes them back", () => {
    const { lines, peers } = aRoom({ people: 3 });
    const [host, , third] = peers as [Peer, Peer, Peer];
    const member = lines.members[2];
    lines.run(4000);
    if (member) member.isConnected = false;
    lines.run(5000);
    expect(host.own.present).toBeGreaterThan(500);
    if (member) member.isConnected = true;
    third.askForLog();
    third.setHere(true);
    lines.run((LENGTH / 60) * 1000);
    expect(new Set(ends(peers)).size).toBe(1);
    const away = cores(host)[0]?.bodies[2]?.away ?? 0;
    expect(away).toBeGreaterThan(200);
    expect(away).toBeLessThan(500);
  });

  it("keeps up on machines that draw 15 frames a second, and gives no seat away", () => {
    const { lines, peers } = aRoom();
    let frame = 0;
    lines.run(15_000, () => {
      frame++;
      for (const member of lines.members) member.isVisible = frame % 4 === 0;
    });
    for (const { own } of peers) expect(own.present).toBeGreaterThan(15 * 60 - 30);
    expect(cores(peers[0] as Peer)[0]?.bodies.map(({ away }) => away)).toEqual([0, 0]);
  });

  it("plays on evenly after both machines have been held up for three seconds", () => {
    const { lines, peers } = aRoom();
    lines.run(5000);
    for (const member of lines.members) member.isVisible = false;
    lines.run(3000);
    for (const member of lines.members) member.isVisible = true;
    const present = () => peers.map(({ own }) => own.present);
    let before = present();
    let most = 0;
    lines.run(8000, () => {
      most = Math.max(most, ...present().map((step, seat) => step - (before[seat] ?? 0)));
      before = present();
    });
    expect(most).toBeLessThanOrEqual(8);
    expect(Math.min(...before)).toBeGreaterThan(16 * 60 - 20);
  });

  it("goes more slowly on a line that is too far, and not by fits and starts", () => {
    const { lines, peers } = aRoom({ line: { latencyMs: 150, jitterMs: 50 } });
    lines.run(3000);
    const still = peers.map(({ own }) => ({ present: own.present, frames: 0 }));
    let pauses = 0;
    lines.run(15_000, () => {
      for (const [seat, { own }] of peers.entries()) {
        const last = still[seat] as (typeof still)[0];
        last.frames = own.present === last.present ? last.frames + 1 : 0;
        last.present = own.present;
        // A tenth of a second.
        if (last.frames === 6) pauses++;
      }
    });
    expect(pauses).toBeLessThanOrEqual(8);
    expect(Math.min(...still.map(({ present }) => present))).toBeGreaterThan(18 * 45);
  });

  it("gives a seat back to somebody whose line has stalled for longer than anybody waits", () => {
    const { lines, peers } = aRoom({ line: { ...school, stalls: [{ fromMs: 4000, toMs: 7000 }] } });
    lines.run((LENGTH / 60) * 1000 + 5000);
    expect(new Set(ends(peers)).size).toBe(1);
    const away = cores(peers[0] as Peer)[0]?.bodies[1]?.away ?? 0;
    expect(away).toBeGreaterThan(20);
    expect(away).toBeLessThan(400);
  });

  it("goes on without the host when somebody else takes its part", () => {
    const { lines, peers } = aRoom({ people: 3 });
    lines.run(4000);
    const [member] = lines.members;
    if (member) {
      member.isConnected = false;
      member.isVisible = false;
    }
    lines.host = 1;
    peers[1]?.setSeat(0, false);
    lines.run((LENGTH / 60) * 1000);
    expect(peers.map(({ isOver }) => isOver)).toEqual([false, true, true]);
    expect(new Set(ends(peers.slice(1))).size).toBe(1);
  });

  it("puts right a state that has gone wrong", () => {
    const { lines, peers } = aRoom();
    const guest = peers[1] as Peer;
    lines.run(5000);
    const [body] = cores(guest)[0]?.bodies ?? [];
    if (body) body.x += 3;
    lines.run((LENGTH / 60) * 1000);
    expect(guest.resyncs).toBe(1);
    expect(new Set(ends(peers)).size).toBe(1);
  });

  it("shows a late watcher the same end", () => {
    const { lines, peers, join } = aRoom();
    lines.run(8000);
    const late = join(undefined);
    late.askForLog();
    lines.run((LENGTH / 60) * 1000);
    expect(new Set(ends([...peers, late])).size).toBe(1);
  });
});

describe("lockstep", () => {
  it("forgets what was played alone between the parts of a log", () => {
    const { lines, peers } = aRoom({ netcode: "lockstep" });
    const guest = peers[1] as Peer;
    const member = lines.members[1];
    lines.run(4000);
    if (member) member.isConnected = false;
    lines.run(10_000);
    if (member) member.isConnected = true;
    // The machine draws a frame after every part that comes.
    const receive = guest.receive.bind(guest);
    guest.receive = (from, bytes) => {
      receive(from, bytes);
      guest.tick(Math.floor(lines.now / (1000 / 60)), fidget(7));
    };
    guest.askForLog();
    guest.setHere(true);
    lines.run((LENGTH / 60) * 1000);
    expect(new Set(ends(peers)).size).toBe(1);
    expect(guest.resyncs).toBe(0);
  });

  it("puts right an end that came too early", () => {
    const { lines, peers } = aRoom({ netcode: "lockstep" });
    const guest = peers[1] as Peer;
    lines.run(5000);
    const [core] = cores(guest);
    if (core) core.steps = LENGTH;
    lines.run((LENGTH / 60) * 1000);
    expect(guest.resyncs).toBe(1);
    expect(new Set(ends(peers)).size).toBe(1);
  });
});
