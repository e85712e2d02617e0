import { createRandom, type Random } from "#kit/random.ts";
import { EVERYBODY, Peer, type PeerOptions } from "./peer.ts";
import type { SeatMove } from "./seat-moves.ts";

/** One way of a line: every frame takes this long, and none overtakes another. */
export type Line = {
  readonly latencyMs: number;
  readonly jitterMs: number;
  readonly stalls?: readonly { fromMs: number; toMs: number }[];
};

type Flight = { at: number; to: number; from: number; bytes: Uint8Array };
type Member = {
  peer: Peer;
  read: (step: number) => SeatMove;
  skewMs: number;
  isConnected: boolean;
  isVisible: boolean;
  bytes: number;
  /** Frames that it has sent. */
  sent: number;
  /** It draws once in so many frames. */
  slowness: number;
};

const FRAME_MS = 1000 / 60;

/** Several machines and the server between them, in a time of its own. Members are numbered as they join. */
export class Lines {
  now = 0;
  host = 0;
  readonly members: Member[] = [];
  private readonly flights: Flight[] = [];
  private readonly lastArrival = new Map<string, number>();
  private readonly random: Random = createRandom(3);
  private readonly line: Line;

  constructor(line: Line) {
    this.line = line;
  }

  join(
    options: Omit<PeerOptions, "host" | "isHost" | "send">,
    read: (step: number) => SeatMove,
    skewMs = 0,
  ): Peer {
    const number = this.members.length;
    const peer = new Peer({
      ...options,
      host: () => this.host,
      isHost: () => this.host === number,
      send: (to, bytes) => this.send(number, to, bytes),
    });
    this.members.push({
      peer,
      read,
      skewMs,
      isConnected: true,
      isVisible: true,
      bytes: 0,
      sent: 0,
      slowness: 1,
    });
    return peer;
  }

  /** Lets time pass; calls back once a frame. */
  run(ms: number, onFrame?: (now: number) => void): void {
    for (const end = this.now + ms; this.now < end; ) {
      this.now += FRAME_MS;
      this.deliver();
      const frame = Math.round(this.now / FRAME_MS);
      for (const { peer, read, skewMs, isVisible, slowness } of this.members) {
        if (!isVisible || frame % slowness > 0) continue;
        const target = Math.floor((this.now + skewMs) / FRAME_MS);
        peer.tick(target, () => read(target));
      }
      onFrame?.(this.now);
    }
  }

  private send(from: number, to: number, bytes: Uint8Array): void {
    const sender = this.members[from];
    if (!sender?.isConnected) return;
    sender.bytes += bytes.length;
    sender.sent++;
    for (const [number, member] of this.members.entries()) {
      if (number === from || !(to === EVERYBODY || to === number) || !member.isConnected) continue;
      const key = `${from} ${number}`;
      const at = Math.max(this.arrival(this.arrival(this.now)), this.lastArrival.get(key) ?? 0);
      this.lastArrival.set(key, at);
      this.flights.push({ at, to: number, from, bytes });
    }
  }

  /** Over one way, to the server or from it. */
  private arrival(from: number): number {
    const { latencyMs, jitterMs, stalls = [] } = this.line;
    const at = from + latencyMs + this.random.between(-jitterMs, jitterMs);
    return stalls.find(({ fromMs, toMs }) => at >= fromMs && at < toMs)?.toMs ?? at;
  }

  private deliver(): void {
    const due = this.flights.filter(({ at }) => at <= this.now).toSorted((a, b) => a.at - b.at);
    for (const flight of due) this.flights.splice(this.flights.indexOf(flight), 1);
    for (const { to, from, bytes } of due) {
      const member = this.members[to];
      if (member?.isConnected) member.peer.receive(from, bytes);
    }
  }
}
