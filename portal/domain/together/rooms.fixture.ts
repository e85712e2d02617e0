import { idOfPath } from "#domain/catalogue/game-id.ts";
import { createFnvHash } from "#domain/hash.ts";
import { memoryRooms } from "./room-store.ts";
import { createRooms, type RoomPorts } from "./rooms.ts";
import type { SeatedGame } from "./seated-game.ts";

export const ringout = idOfPath("ringout/");
export const chess = idOfPath("chess/");

const seated: readonly SeatedGame[] = [
  {
    game: "ringout",
    gamePath: "ringout/",
    version: "1",
    file: "ringout.js",
    least: 2,
    most: 4,
    hasComputers: true,
    netcode: "rollback",
    choices: [
      {
        key: "rounds",
        label: "Rounds",
        values: [
          { value: 3, label: "3" },
          { value: 5, label: "5" },
        ],
      },
    ],
  },
  {
    game: "chess",
    gamePath: "chess/",
    version: "1",
    file: "chess.js",
    least: 2,
    most: 2,
    hasComputers: false,
    netcode: "lockstep",
    choices: [],
  },
];

/** Rooms over a store in memory. Of the listed games, ringout and chess have seats; `pong/` has none. */
export function someRooms(given: Partial<RoomPorts> = {}) {
  const now = given.now ?? (() => new Date());
  let ids = 0;
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return createRooms({
    store: memoryRooms(() => now().getTime()),
    maxRooms: 100,
    allowsPublic: true,
    games: seated,
    // The tapes of these games are their results; one that begins with 255 leads to none.
    replayRound: async (_, tape) => (tape[0] === 255 ? undefined : [...tape]),
    pathOf: (id) => ["ringout/", "chess/", "pong/"].find((path) => idOfPath(path) === id),
    nameOf: async () => undefined,
    sign: fixtureSign,
    newId: () => `${Math.floor(random() * 2 ** 32)}-${++ids}`.padStart(22, "A"),
    now,
    random,
    secureRandom: random,
    ...given,
  });
}

function fixtureSign(text: string): string {
  const hash = createFnvHash();
  hash.add(`secret ${text}`);
  return hash.digest().repeat(2);
}
