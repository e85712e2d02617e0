import { Refusal } from "#domain/errors.ts";
import type { LimiterFactory } from "#domain/limits/shared-limiters.ts";
import type { Room } from "./room.ts";
import { act, type RoomAction } from "./room-actions.ts";
import { createRoomChanges } from "./room-changes.ts";
import {
  createEntrance,
  type Entered,
  type EntrancePorts,
  type RoomRequest,
  type RoomVisitor,
  roomNotFound,
} from "./room-entrance.ts";
import { parseRoomKey, type RoomKey } from "./room-key.ts";
import { createRoomLimits } from "./room-limits.ts";
import { assertPublicAllowed } from "./room-settings.ts";
import { matchingRooms, type OpenRoom, openPublicRooms } from "./room-view.ts";
import { addCheck, assertTapeWanted, type ReplayRound } from "./round-checks.ts";
import { sealRoom } from "./sealed-room.ts";
import type { SeatedGame } from "./seated-game.ts";

/** What pages get of rooms. */
export type Together = {
  /** Whether there are public rooms, and so somebody to play with for a visitor who knows nobody: not in school mode. */
  readonly allowsPublic: boolean;
  /** The games with seats of the build; the catalogue need not list them all. */
  readonly games: readonly SeatedGame[];
  /** The seats of a game, by its path in the catalogue; undefined where it is played alone. */
  seatsOf(gamePath: string): SeatedGame | undefined;
  /** The room of a code or an id, for its address. Wrong codes are counted by IP address. */
  find(key: string, ipAddress: string): Promise<Pick<Room, "id" | "code" | "game">>;
  /** The public rooms in which a seat is free. */
  openRooms(): Promise<readonly OpenRoom[]>;
};

/** Rooms: what visitors do in them, for the socket. Requests are as clients sent them. */
export type Rooms = Together & {
  open(visitor: RoomVisitor, request: unknown): Promise<Entered>;
  /** Comes in by code or id, or back with a token. */
  join(visitor: RoomVisitor, request: unknown): Promise<Entered>;
  /** Sits down in a public room of the game, or opens one. */
  match(visitor: RoomVisitor, request: unknown): Promise<Entered>;
  act(known: Room, member: number, action: RoomAction, argument: unknown): Promise<Room>;
  /** Plays the tape of a round on which the machines disagree. */
  checkTape(known: Room, member: number, tape: RoundTape, ipAddress: string): Promise<Room>;
  /** Changes a room, whoever else does at the same time. `known` is the room as it was seen last, should the store have lost it. */
  change(known: Room, edit: (room: Room) => Room): Promise<Room>;
  end(room: Room): Promise<void>;
  touch(ids: readonly string[]): Promise<void>;
  seal(room: Room): string;
};

/** A member's tape of a round. */
export type RoundTape = { readonly round: number; readonly bytes: Uint8Array };

export type RoomPorts = EntrancePorts & {
  readonly maxRooms: number;
  readonly games: readonly SeatedGame[];
  readonly replayRound: ReplayRound;
  /** The path of a game that the catalogue lists, by its id. */
  readonly pathOf: (gameId: string) => string | undefined;
  readonly limiters?: LimiterFactory | undefined;
};

/** Joins the rules of rooms to their ports. */
export function createRooms(ports: RoomPorts): Rooms {
  const { store, maxRooms, allowsPublic, games, sign, secureRandom } = ports;
  const byPath = new Map(games.map((game) => [game.gamePath, game]));
  const seatsOf = (path: string) => byPath.get(path);
  const limits = createRoomLimits(ports.now, ports.limiters);
  const now = () => ports.now().getTime();
  const changes = createRoomChanges(store, maxRooms, now);
  const gameOf = (id: unknown) => {
    const path = typeof id === "string" ? ports.pathOf(id) : undefined;
    return path === undefined ? undefined : seatsOf(path);
  };
  const { open, enter, comeBack } = createEntrance(ports, changes, gameOf);

  async function found(key: RoomKey, ipAddress: string): Promise<Room> {
    const isCode = "code" in key;
    if (isCode) limits.assertLeft("wrongCodesOfAddress", ipAddress);
    const room = await store.find(key);
    if (room) return room;
    if (isCode) limits.take("wrongCodesOfAddress", ipAddress);
    throw roomNotFound();
  }

  return {
    allowsPublic,
    games,
    seatsOf,
    async find(key, ipAddress) {
      const { id, code, game } = await found(parseRoomKey(key), ipAddress);
      return { id, code, game };
    },
    openRooms: async () => (allowsPublic ? openPublicRooms(await store.publicRooms()) : []),
    open: async (visitor, raw) => open(visitor, asRequest(raw)),
    async join(visitor, raw) {
      const request = asRequest(raw);
      if (request["token"] !== undefined) return comeBack(visitor, request);
      const key = parseRoomKey(request["room"]);
      limits.take("roomJoinsOfAddress", visitor.ipAddress);
      return enter(await found(key, visitor.ipAddress), visitor, request);
    },
    async match(visitor, raw) {
      const request = asRequest(raw);
      assertPublicAllowed(allowsPublic);
      limits.take("roomJoinsOfAddress", visitor.ipAddress);
      const { game } = request;
      const isFit = (room: Room) => matchingRooms([room], `${game}`).length > 0;
      for (const room of matchingRooms(await store.publicRooms(), `${game}`)) {
        const entered = await enter(room, visitor, request, isFit).catch(ifRefused(undefined));
        if (entered) return entered;
      }
      return open(visitor, { ...request, isPublic: true });
    },
    act: (known, member, action, argument) =>
      changes.change(known, (room) =>
        act(room, member, action, argument, {
          game: gameOf(room.game),
          allowsPublic,
          now: now(),
          seed: Math.floor(secureRandom() * 2 ** 32),
        }),
      ),
    async checkTape(known, member, { round, bytes }, ipAddress) {
      assertTapeWanted(known, member, round);
      limits.take("roomTapesOfAddress", ipAddress);
      const game = gameOf(known.game);
      // Machines of a room that is older than this build play by other rules.
      const isPlayable = game && game.version === known.version && known.round;
      const scores = isPlayable
        ? await ports.replayRound(game, bytes, {
            seed: known.round.seed,
            options: known.round.options,
            seats: known.round.seats.length,
          })
        : undefined;
      return changes.change(known, (room) => addCheck(room, member, round, scores));
    },
    change: changes.change,
    end: (room) => store.remove(room),
    touch: (ids) => store.touch(ids),
    seal: (room) => sealRoom(room, sign),
  };
}

function asRequest(raw: unknown): RoomRequest {
  return typeof raw === "object" && raw !== null ? (raw as RoomRequest) : {};
}

/** For `catch`: the fallback where something was refused. */
function ifRefused<T>(fallback: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Refusal) return fallback;
    throw error;
  };
}
