import { setTimeout as sleep } from "node:timers/promises";
import { openRoomOfTwo, openRoomSocket, type RoomSocket, startRoomRound } from "./room-socket.ts";

type Pair = readonly [RoomSocket, RoomSocket];

const BATCH = 25;
const FRAMES_PER_SECOND = 30;
/** Moves of one seat that repeat a few steps, with what its machine knows: as long as frames of Ringout are on a line of 150 ms. */
const FRAME_BYTES = 26;

const pairs: Pair[] = [];

/** Opens two sockets for each of so many rooms, from as many IP addresses. */
export async function openRoomSockets(origin: string, rooms: number): Promise<void> {
  const open = (room: number) =>
    Promise.all([
      openRoomSocket(origin, `10.1.${room >> 8}.${room & 255}`),
      openRoomSocket(origin, `10.2.${room >> 8}.${room & 255}`),
    ]);
  for (let room = 0; room < rooms; room += BATCH)
    pairs.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(BATCH, rooms - room) }, (_, at) => open(room + at)),
      )),
    );
}

/** Lets the visitors of these sockets sit down in rooms of two. */
export async function openRooms(game: string): Promise<void> {
  await inBatches(([host, guest]) => openRoomOfTwo(host, guest, game));
}

/** Starts a round in all of these rooms. */
export async function startRounds(): Promise<void> {
  await inBatches(([host, guest]) => startRoomRound(host, guest));
}

/** The share of frames that must arrive: a portal that drops them would look as if it could serve more. */
const ENOUGH = 0.99;

/** Plays in all rooms for so long. */
export async function playInRooms(seconds: number): Promise<void> {
  const before = sum();
  const messages = [0, 1].map((seat) => Uint8Array.of(255, 0, seat, ...new Uint8Array(FRAME_BYTES - 2)));
  const rounds = seconds * FRAMES_PER_SECOND;
  const from = performance.now();
  for (let round = 0; round < rounds; round++) {
    for (const pair of pairs)
      for (const [seat, socket] of pair.entries()) socket.send(messages[seat] as Uint8Array);
    await sleep(Math.max(0, from + ((round + 1) * 1000) / FRAMES_PER_SECOND - performance.now()));
  }
  await sleep(1000);
  const share = (sum() - before) / (rounds * pairs.length * 2);
  if (share < ENOUGH) throw new Error(`Only ${Math.round(share * 100)} % of the frames arrived.`);
}

const sum = () => pairs.flat().reduce((total, { frames }) => total + frames, 0);

async function inBatches(work: (pair: Pair) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < pairs.length; at += BATCH) await Promise.all(pairs.slice(at, at + BATCH).map(work));
}
