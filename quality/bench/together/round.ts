import { seats } from "@recess/games/html5/ringout/seats.ts";
import { createRandom } from "@recess/games/kit/random.ts";
import { Peer, restingMove } from "@recess/games/kit/together/peer.ts";
import type { SeatMove } from "@recess/games/kit/together/seat-moves.ts";
import { type LaggingProxy, openLaggingProxy } from "@recess/portal/testing/lagging-proxy.ts";
import { type Figure, figure } from "#quality/bench/figures.ts";
import {
  openRoomOfTwo,
  openRoomSocket,
  type RoomSocket,
  startRoomRound,
} from "#quality/lib/load/room-socket.ts";
import { startMeasuredPortal } from "#quality/lib/measured-portal.ts";
import { ringout } from "./rooms.ts";

const STEP_MS = 1000 / 60;
/** One way of each player's line, and its stalls. */
const line = { latencyMs: 75, jitterMs: 15, stalls: { everyMs: 5000, forMs: 300 } };

type Machine = {
  readonly peer: Peer;
  readonly socket: RoomSocket;
  readonly proxy: LaggingProxy;
};

/** Plays a round between two machines on a far and unsteady line, through the real portal. */
export async function measureRound(forMs: number): Promise<Figure[]> {
  const portal = await startMeasuredPortal({ settings: { TRUSTED_PROXIES: "1" } });
  const { port } = new URL(portal.origin);
  const machines: Machine[] = [];
  try {
    const sockets: RoomSocket[] = [];
    const proxies: LaggingProxy[] = [];
    for (const seat of [0, 1]) {
      const proxy = await openLaggingProxy(Number(port), line);
      proxies.push(proxy);
      const receive = (message: Uint8Array) =>
        machines[seat]?.peer.receive(message[0] ?? 0, message.subarray(1));
      sockets.push(await openRoomSocket(`http://127.0.0.1:${proxy.port}`, `10.3.0.${seat}`, receive));
    }
    const [host, guest] = sockets as [RoomSocket, RoomSocket];
    await openRoomOfTwo(host, guest, ringout);
    const { startsAt, seed } = await startRoomRound(host, guest);
    for (const seat of [0, 1]) {
      const socket = sockets[seat] as RoomSocket;
      machines.push({
        peer: openPeer(seat, seed, socket),
        socket,
        proxy: proxies[seat] as LaggingProxy,
      });
    }
    return await play(machines, startsAt, forMs);
  } finally {
    for (const { socket, proxy } of machines) {
      socket.close();
      await proxy.close();
    }
    await portal.close();
  }
}

function openPeer(seat: number, seed: number, socket: RoomSocket): Peer {
  return new Peer({
    netcode: seats.netcode,
    actions: seats.actions,
    createCore: (count) => seats.create(createRandom(seed), seats.firstOptions, count),
    seats: 2,
    seat,
    empty: [],
    host: () => 0,
    isHost: () => seat === 0,
    send: (to, frame) => socket.send(Uint8Array.of(to, ...frame)),
  });
}

async function play(machines: readonly Machine[], startsAt: number, forMs: number): Promise<Figure[]> {
  const reads = machines.map((_, seat) => fidget(seat));
  const bytesBefore = machines.map(({ proxy }) => ({ ...proxy.bytes }));
  await everyFrame(startsAt + forMs, (now) => {
    const target = Math.floor((now - startsAt) / STEP_MS);
    if (target < 0) return;
    for (const [seat, { peer }] of machines.entries()) peer.tick(target, reads[seat] ?? (() => restingMove));
  });
  const seconds = forMs / 1000;
  const rate = (way: "up" | "down") =>
    Math.max(
      ...machines.map(({ proxy }, at) => (proxy.bytes[way] - (bytesBefore[at]?.[way] ?? 0)) / seconds),
    );
  const least = Math.min(...machines.map(({ peer }) => peer.own.present));
  const resyncs = machines.reduce((sum, { peer }) => sum + peer.resyncs, 0);
  const repeated = machines.reduce((sum, { peer }) => sum + peer.own.repeated, 0);
  return [
    figure("together/steps, of 60 a second", "share", Math.min(1, least / (seconds * 60))),
    figure("together/wrong states", "runs", resyncs),
    figure(
      "together/steps played again in a second",
      "events",
      Math.round((60 * repeated) / machines.length / least),
    ),
    figure("together/bytes a second, up", "bytes", Math.round(rate("up"))),
    figure("together/bytes a second, down", "bytes", Math.round(rate("down"))),
  ];
}

/** Somebody who changes what is held a few times a second. */
function fidget(seed: number): () => SeatMove {
  const random = createRandom(seed + 1);
  let held = 0;
  return () => {
    if (random.chance(0.1)) held = random.int(0, 255);
    return { ...restingMove, held };
  };
}

function everyFrame(until: number, run: (now: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      try {
        const now = Date.now();
        if (now < until) run(now);
        else {
          clearInterval(timer);
          resolve();
        }
      } catch (error) {
        clearInterval(timer);
        reject(error);
      }
    }, STEP_MS);
  });
}
