import fc from "fast-check";
import { connectRoomClient, type RoomClient, until } from "./room-client.ts";
import { word } from "./strings.ts";

/** Visits of hostile members to one room: it has a place for each, also for those who were put out. */
const VISITS_OF_ROOM = 12;
const TO_EVERYBODY = 255;
const TO_SERVER = 254;
const REQUEST = 2;

const events = [
  "set",
  "hand",
  "remove",
  "sit",
  "stand",
  "start",
  "ready",
  "over",
  "playing",
  "tape",
  "emote",
  "time",
  "leave",
  "x",
];
const number = fc.integer({ min: -1, max: 5 });
const argument = fc.oneof(
  number,
  fc.jsonValue(),
  word,
  fc.record({ round: number, bytes: fc.oneof(number, fc.constantFrom(40, 200_000, 1e9), fc.jsonValue()) }),
  fc.record({ round: number, scores: fc.array(fc.oneof(number, fc.jsonValue()), { maxLength: 5 }) }),
  fc.record({
    isLocked: fc.jsonValue(),
    isPublic: fc.jsonValue(),
    options: fc.jsonValue(),
    computers: number,
  }),
);
const frame = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 60, TO_SERVER, TO_EVERYBODY),
    fc.nat(6),
    fc.nat(5),
    fc.uint8Array({ maxLength: 40 }),
  )
  .map(([to, kind, seat, rest]) => Uint8Array.of(to, kind, seat, ...rest));
const event = fc.tuple(fc.constantFrom(...events), argument);
/** What a hostile member sends: frames, events, and an attempt to be somebody else. */
const visit = fc.array(
  fc.oneof(
    { arbitrary: frame, weight: 4 },
    { arbitrary: event, weight: 3 },
    { arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Uint8Array.from(bytes)), weight: 1 },
    { arbitrary: fc.tuple(fc.constant("join"), fc.tuple(number, word)), weight: 1 },
  ),
  { minLength: 1, maxLength: 25 },
);

type Message = typeof visit extends fc.Arbitrary<(infer Each)[]> ? Each : never;
type Pair = { readonly host: RoomClient; readonly guest: RoomClient };

/** Fuzzes rooms: two play, hostile members come by. Nothing may reach the two but what a watcher may say, and their own frames always do. */
export async function fuzzRooms(port: number, game: string, seed: number, visits: number): Promise<string[]> {
  const failures: string[] = [];
  const cases = fc.sample(visit, { seed, numRuns: visits });
  for (let first = 0; first < cases.length; first += VISITS_OF_ROOM) {
    const pair = await aRound(port, game, `203.0.113.${(first / VISITS_OF_ROOM) % 250}`);
    if (!pair) {
      failures.push(`no round could be started before visit ${first} (seed ${seed})`);
      break;
    }
    for (const [at, messages] of cases.slice(first, first + VISITS_OF_ROOM).entries()) {
      const fault = await faultOf(port, pair, messages, first + at);
      if (fault) failures.push(`visit ${first + at} to a room (seed ${seed}): ${fault}`);
    }
    pair.host.close();
    pair.guest.close();
  }
  console.log(`${cases.length} visits of hostile members to rooms`);
  return failures;
}

/** Two who play: the host on seat 0, the guest on seat 1. */
async function aRound(port: number, game: string, ipAddress: string): Promise<Pair | undefined> {
  const host = await connectRoomClient(port, ipAddress);
  const guest = await connectRoomClient(port, ipAddress);
  if (!host || !guest) return undefined;
  host.emit("room:open", { game });
  await until(() => host.view() !== undefined);
  guest.emit("room:join", { room: host.view()?.code });
  await until(() => host.view()?.members.length === 2);
  host.emit("room:start");
  await until(() => guest.view()?.phase === "loading");
  for (const each of [host, guest]) each.emit("room:ready", 1);
  const isPlaying = await until(() => [host, guest].every((each) => each.view()?.phase === "play"));
  return isPlaying ? { host, guest } : undefined;
}

async function faultOf(
  port: number,
  { host, guest }: Pair,
  messages: readonly Message[],
  at: number,
): Promise<string | undefined> {
  const room = host.view()?.code;
  const hostile = await connectRoomClient(port, `198.51.${(at >> 6) % 256}.${at % 64}`);
  if (!hostile) return "the portal lets nobody in";
  hostile.emit("room:join", { room });
  await until(() => hostile.view() !== undefined || hostile.refusals.length > 0);
  for (const message of messages) {
    if (message instanceof Uint8Array) hostile.send(message);
    else if (message[0] === "join") {
      const [member, token] = message[1] as [number, string];
      hostile.emit("room:join", { room, member, token });
    } else hostile.emit(`room:${message[0]}`, message[1]);
  }
  const mark = [at & 255, (at >> 8) & 255];
  host.send(Uint8Array.of(1, 0, 0, ...mark));
  guest.send(Uint8Array.of(0, 0, 1, ...mark));
  const hasFrame = ({ frames }: RoomClient, from: number) =>
    frames.some((each) => each.join() === [from, 0, from, ...mark].join());
  const isHeard = await until(() => hasFrame(guest, 0) && hasFrame(host, 1));
  hostile.close();
  if (!isHeard) return "the frames of those who play did not arrive";
  return strangeFrame(host, 0) ?? strangeFrame(guest, 1) ?? changedRoom(host);
}

/** A frame that the server should not have passed on to a member who plays. */
function strangeFrame({ frames }: RoomClient, member: number): string | undefined {
  const other = 1 - member;
  const strange = frames
    .splice(0)
    .find(([from, kind]) => from !== other && !(member === 0 && kind === REQUEST));
  return strange && `member ${member} got the frame ${strange.join()}`;
}

function changedRoom({ view }: RoomClient): string | undefined {
  const { phase, host, isLocked, members } = view() ?? {};
  const seats = members?.slice(0, 2).map(({ seat, isConnected }) => `${seat} ${isConnected}`);
  const isSame = phase === "play" && host === 0 && !isLocked && seats?.join() === "0 true,1 true";
  return isSame ? undefined : `the room was changed: ${JSON.stringify(view())}`;
}
