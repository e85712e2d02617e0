import { randomUUID } from "node:crypto";
import type { RoomPeers } from "#domain/together/room-peers.ts";
import type { redisClients } from "./redis-clients.ts";

type Clients = Pick<ReturnType<typeof redisClients>, "publisher" | "subscriber"> & {
  readonly commands: {
    mGet(keys: string[]): Promise<(string | null)[]>;
    set(key: string, value: string, options: { PX: number }): Promise<unknown>;
  };
};

/** A process says so often that it is there, and is believed for so long: it may be busy without having ended. */
const HEARTBEAT_MS = 1000;
const ALIVE_MS = 4000;
/** A process is missed for so long before it counts as ended: a Redis that was restarted has forgotten all of them. */
const GRACE_MS = 1000;

/** The other processes of a site, over Redis publish/subscribe with a channel for each. */
export function redisRoomPeers(
  { publisher, subscriber, commands }: Clients,
  { site, now }: { readonly site: string; readonly now: () => number },
): RoomPeers {
  const name = randomUUID();
  const channelOf = (process: string) => `rooms of ${site} at ${process}`;
  const keyOf = (process: string) => `rooms of ${site}: process ${process}`;
  const missedSince = new Map<string, number>();
  // While Redis is down nothing is known of anybody, which does no harm.
  const beat = () => void commands.set(keyOf(name), "1", { PX: ALIVE_MS }).catch(() => undefined);
  const heartbeat = setInterval(beat, HEARTBEAT_MS).unref();

  /** Whether a process has been missed for long enough. */
  function hasEnded(process: string, isAlive: boolean): boolean {
    if (isAlive) missedSince.delete(process);
    else if (!missedSince.has(process)) missedSince.set(process, now());
    return now() - (missedSince.get(process) ?? now()) >= GRACE_MS;
  }

  return {
    name,
    send: (process, message) => publisher.publish(channelOf(process), Buffer.from(message)),
    listen: (onMessage) => subscriber.subscribe([channelOf(name)], (message) => onMessage(message)),
    async endedOf(processes) {
      const alive = await commands.mGet(processes.map(keyOf)).catch(() => undefined);
      for (const process of missedSince.keys()) if (!processes.includes(process)) missedSince.delete(process);
      return alive ? processes.filter((process, at) => hasEnded(process, alive[at] !== null)) : [];
    },
    async close() {
      clearInterval(heartbeat);
    },
  };
}
