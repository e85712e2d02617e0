import { createHmac, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { readSeatedIndex } from "#adapters/files/seated-index.ts";
import { openReplayPool } from "#adapters/worker-threads/replay-pool.ts";
import { Refusal } from "#domain/errors.ts";
import type { LimiterFactory } from "#domain/limits/shared-limiters.ts";
import type { Name } from "#domain/records/name.ts";
import type { Records } from "#domain/records/records.ts";
import { noRoomPeers, type RoomPeers } from "#domain/together/room-peers.ts";
import { memoryRooms, type RoomStore } from "#domain/together/room-store.ts";
import { createRooms, type Rooms } from "#domain/together/rooms.ts";
import { ROUND_TAPE_MAX_STEPS } from "#domain/together/round-checks.ts";
import { replayWorker } from "#paths.mjs";
import type { Config } from "#server/config.ts";
import { deriveKey } from "#server/identity/secret.ts";

export type OpenTogether = {
  readonly rooms: Rooms;
  /** The other processes of the site. */
  readonly peers: RoomPeers;
  close(): Promise<void>;
};

export type TogetherOptions = {
  readonly config: Pick<Config, "together" | "processes" | "redisUrl" | "schoolMode">;
  /** Where the build put the index of games with seats. */
  readonly folder: string;
  readonly secret: string;
  /** Separates sites that share a Redis. */
  readonly site: string;
  /** The path of a game that the catalogue lists, by its id. */
  readonly pathOf: (gameId: string) => string | undefined;
  readonly records: Records | undefined;
  readonly now: () => Date;
  readonly random: () => number;
  readonly limiters: LimiterFactory;
  readonly log: Logger;
};

/** Joins rooms to their store: Redis where there is one, otherwise the memory of the only process. Undefined where rooms are off. */
export async function openTogether(options: TogetherOptions): Promise<OpenTogether | undefined> {
  const { config, folder, secret, pathOf, records, now, random, limiters, log } = options;
  if (!config.together) return undefined;
  if (config.processes > 1 && !config.redisUrl) {
    log.warn("several processes share rooms through Redis only: without REDIS_URL nobody can play together");
    return undefined;
  }
  const games = await readSeatedIndex(folder);
  const key = deriveKey(secret, "rooms");
  const { store, peers, close } = await openStore(options);
  const pool = openReplayPool<{ scores: readonly number[] }>({
    worker: replayWorker,
    folder,
    // Honest machines hardly ever disagree.
    size: 1,
    maxSteps: ROUND_TAPE_MAX_STEPS,
    onBroken: (file, reason) => log.error({ file, reason }, "a replay module cannot be loaded"),
  });
  const rooms = createRooms({
    store,
    maxRooms: config.together.maxRooms,
    allowsPublic: !config.schoolMode,
    games,
    async replayRound(game, tape, terms) {
      const outcome = await pool.replay(game, tape, terms);
      return typeof outcome === "object" && "scores" in outcome ? outcome.scores : undefined;
    },
    pathOf,
    nameOf: (ownerKey, ipAddress) => nameOf(records, ownerKey, ipAddress),
    sign: (text) => createHmac("sha256", key).update(text).digest("base64url"),
    newId: () => randomBytes(16).toString("base64url"),
    now,
    random,
    secureRandom: () => randomInt(2 ** 32) / 2 ** 32,
    limiters,
  });
  return {
    rooms,
    peers,
    async close() {
      await pool.close();
      await close();
    },
  };
}

type OpenStore = { readonly store: RoomStore; readonly peers: RoomPeers; close(): Promise<void> };

async function openStore({ config, site, now: nowDate, log }: TogetherOptions): Promise<OpenStore> {
  const now = () => nowDate().getTime();
  if (!config.redisUrl)
    return { store: memoryRooms(now), peers: noRoomPeers(randomUUID()), close: async () => undefined };
  // Most sites have no Redis.
  const { openRedisRooms } = await import("#adapters/redis/open-redis-rooms.ts");
  return openRedisRooms({ url: config.redisUrl, site, log, now });
}

/** The name that the browser's owner has on the boards. Without boards, a name or a database, one is rolled. */
async function nameOf(
  records: Records | undefined,
  ownerKey: string,
  ipAddress: string,
): Promise<Name | undefined> {
  try {
    const name = await records?.nameOf(records.ownerOf(ownerKey, ipAddress));
    return name && { adjective: name.adjective, animal: name.animal, number: name.number };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
