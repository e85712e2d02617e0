import type { Logger } from "pino";
import type { RoomPeers } from "#domain/together/room-peers.ts";
import type { RoomStore } from "#domain/together/room-store.ts";
import { redisClients } from "./redis-clients.ts";
import { redisRoomPeers } from "./room-peers.ts";
import { redisRooms } from "./room-store.ts";

type Options = {
  readonly url: string;
  /** Separates sites that share a Redis. */
  readonly site: string;
  readonly log: Pick<Logger, "warn">;
  readonly now: () => number;
};

/** Opens what several processes need for rooms: the store, and the way to each other. */
export function openRedisRooms({ url, site, log, now }: Options): {
  readonly store: RoomStore;
  readonly peers: RoomPeers;
  close(): Promise<void>;
} {
  const clients = redisClients(url, log);
  return {
    store: redisRooms(clients.commands, { site, now }),
    peers: redisRoomPeers(clients, { site, now }),
    close: clients.close,
  };
}
