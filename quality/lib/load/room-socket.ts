import { openPresenceSocket } from "./presence-sockets.ts";

/** A visitor's socket in a room, as far as a load needs it. */
export type RoomSocket = {
  say(event: string, argument?: unknown): void;
  /** Sends the message `[to, ...frame]`. */
  send(message: Uint8Array): void;
  /** Resolves with the argument of the next event of this name that fits. */
  next<T = Record<string, unknown>>(event: string, isFit?: (argument: T) => boolean): Promise<T>;
  /** Frames that have come so far. */
  readonly frames: number;
  close(): void;
};

const TIMEOUT_MS = 30_000;

type Listener = (event: string, argument: unknown) => void;

/** Opens a socket from an IP address, which the portal must be told to believe. */
export async function openRoomSocket(
  origin: string,
  ipAddress: string,
  onFrame?: (message: Uint8Array) => void,
): Promise<RoomSocket> {
  const socket = await openPresenceSocket(origin, { "x-forwarded-for": ipAddress });
  const listeners = new Set<Listener>();
  let frames = 0;
  socket.binaryType = "arraybuffer";
  socket.addEventListener("message", ({ data }) => {
    if (data instanceof ArrayBuffer) {
      frames++;
      onFrame?.(new Uint8Array(data));
      return;
    }
    if (!`${data}`.startsWith("42")) return;
    const [event, argument] = JSON.parse(`${data}`.slice(2));
    for (const listener of [...listeners]) listener(event, argument);
  });

  return {
    say: (event, argument) => socket.send(`42${JSON.stringify([event, argument])}`),
    send: (message) => socket.send(message),
    next: <T>(event: string, isFit: (argument: T) => boolean = () => true) =>
      new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no ${event} has come`)), TIMEOUT_MS);
        const listener: Listener = (name, argument) => {
          if (name === "room:refused") reject(new Error(JSON.stringify(argument)));
          if (name !== event || !isFit(argument as T)) return;
          listeners.delete(listener);
          clearTimeout(timer);
          resolve(argument as T);
        };
        listeners.add(listener);
      }),
    get frames() {
      return frames;
    },
    close: () => socket.close(),
  };
}

/** Two visitors sit down in a room of a game. */
export async function openRoomOfTwo(host: RoomSocket, guest: RoomSocket, game: string): Promise<void> {
  const opened = host.next<{ id: string }>("room");
  host.say("room:open", { game });
  const { id } = await opened;
  const full = host.next<{ members: unknown[] }>("room", ({ members }) => members.length === 2);
  guest.say("room:join", { room: id });
  await full;
}

/** Starts the round of a room whose members have their games loaded at once. Resolves with the server's time of its first step. */
export async function startRoomRound(host: RoomSocket, guest: RoomSocket) {
  type View = { phase: string; round: { number: number; startsAt: number; seed: number } };
  const loading = guest.next<View>("room", ({ phase }) => phase === "loading");
  host.say("room:start");
  const { round } = await loading;
  const playing = host.next<View>("room", ({ phase }) => phase === "play");
  for (const each of [host, guest]) each.say("room:ready", round.number);
  return (await playing).round;
}
