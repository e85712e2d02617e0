import { Refusal } from "#domain/errors.ts";
import { type Name, rollName, shownName } from "#domain/records/name.ts";
import { addMember, openRoom, reconnectMember, returningMember } from "./membership.ts";
import type { Room } from "./room.ts";
import type { RoomChanges } from "./room-changes.ts";
import { makeRoomCode, parseRoomKey, type RoomKey } from "./room-key.ts";
import { assertPublicAllowed, gameWithoutSeats } from "./room-settings.ts";
import type { RoomStore } from "./room-store.ts";
import { type Sign, unsealRoom } from "./sealed-room.ts";
import { chosenOptions, type SeatedGame } from "./seated-game.ts";

/** The connection of a visitor who comes into a room. */
export type RoomVisitor = { readonly connection: string; readonly ipAddress: string };

/** A visitor who came in: the member's number, and the token to come back with. */
export type Entered = { readonly room: Room; readonly member: number; readonly token: string };

/** A request as a client sent it. */
export type RoomRequest = Readonly<Record<string, unknown>>;

export type EntrancePorts = {
  readonly store: RoomStore;
  /** Whether public rooms are allowed: not in school mode. */
  readonly allowsPublic: boolean;
  /** The name of the owner of records with this key, where there is one. */
  readonly nameOf: (ownerKey: string, ipAddress: string) => Promise<Name | undefined>;
  readonly sign: Sign;
  /** 22 characters that cannot be guessed. */
  readonly newId: () => string;
  readonly now: () => Date;
  readonly random: () => number;
  /** Unpredictable, at least 0 and less than 1. */
  readonly secureRandom: () => number;
};

const MAX_CODE_ATTEMPTS = 5;

/** The ways into rooms: opening one, coming in and coming back. */
export function createEntrance(
  ports: EntrancePorts,
  { add, change }: RoomChanges,
  gameOf: (id: unknown) => SeatedGame | undefined,
) {
  const { store, allowsPublic, sign, newId, random, secureRandom } = ports;
  const now = () => ports.now().getTime();
  const hashToken = (token: unknown) => sign(`member ${token}`).slice(0, 22);

  /** A name from the lists that nobody in the room has. */
  async function nameOf({ owner }: RoomRequest, { ipAddress }: RoomVisitor): Promise<(room?: Room) => Name> {
    const own = typeof owner === "string" ? await ports.nameOf(owner, ipAddress) : undefined;
    return (room) => {
      const taken = new Set(room?.members.map(({ name }) => shownName(name).text));
      let name = own ?? rollName(random);
      while (taken.has(shownName(name).text)) name = rollName(random);
      return name;
    };
  }

  /** The room that a member brings along, where nobody knows it any more. Of several who come at once, the first one's counts. */
  async function restored(key: RoomKey, sealed: unknown): Promise<Room | undefined> {
    const room = unsealRoom(sealed, sign, now());
    if (!room || ("id" in key ? key.id !== room.id : key.code !== room.code)) return undefined;
    await add(room);
    return store.find({ id: room.id });
  }

  return {
    async open(visitor: RoomVisitor, request: RoomRequest): Promise<Entered> {
      const game = gameOf(request["game"]) ?? raise(gameWithoutSeats());
      const isPublic = request["isPublic"] === true;
      if (isPublic) assertPublicAllowed(allowsPublic);
      const options = chosenOptions(game, request["options"]);
      const name = (await nameOf(request, visitor))();
      const token = newId();
      for (let attempt = 0; attempt < MAX_CODE_ATTEMPTS; attempt++) {
        const room = openRoom(
          {
            id: newId(),
            code: makeRoomCode(secureRandom),
            game: `${request["game"]}`,
            version: game.version,
            seats: { least: game.least, most: game.most },
            openedFrom: sign(`address ${visitor.ipAddress}`).slice(0, 22),
            isPublic,
            options,
          },
          { name, tokenHash: hashToken(token), connection: visitor.connection },
          now(),
        );
        if (await add(room)) return { room, member: room.host, token };
      }
      throw new Refusal("rooms-unavailable", "That did not work. Try again in a moment.", {
        values: { what: "code" },
      });
    },
    /** Lets a visitor in as somebody new. `isFit` is asked again should the room have changed meanwhile. */
    async enter(
      known: Room,
      visitor: RoomVisitor,
      request: RoomRequest,
      isFit: (room: Room) => boolean = () => true,
    ): Promise<Entered> {
      const token = newId();
      const tokenHash = hashToken(token);
      const name = await nameOf(request, visitor);
      const room = await change(known, (current) => {
        if (!isFit(current))
          throw new Refusal("room-full", "Somebody else took the last seat.", {
            values: { count: current.members.length },
          });
        return addMember(current, { name: name(current), tokenHash, connection: visitor.connection });
      });
      const member = room.members.find((each) => each.tokenHash === tokenHash);
      return { room, member: member?.number ?? raise(roomNotFound()), token };
    },
    async comeBack({ connection }: RoomVisitor, request: RoomRequest): Promise<Entered> {
      const { room: text, member, token, sealed } = request;
      const key = parseRoomKey(text);
      const known = (await store.find(key)) ?? (await restored(key, sealed)) ?? raise(roomNotFound());
      const number = returningMember(known, member, hashToken(token));
      const room = await change(known, (current) =>
        reconnectMember(current, returningMember(current, number, hashToken(token)), connection),
      );
      return { room, member: number, token: `${token}` };
    },
  };
}

export function roomNotFound(): Refusal {
  return new Refusal(
    "room-not-found",
    "There is no room with this code. Check it for a typo; rooms end when everybody has left.",
  );
}

function raise(error: Error): never {
  throw error;
}
