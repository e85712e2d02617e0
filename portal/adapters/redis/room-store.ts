import type { RedisClientType } from "redis";
import { Refusal } from "#domain/errors.ts";
import { KEEP_MS, keepMs, type Room } from "#domain/together/room.ts";
import type { AddResult, RoomStore } from "#domain/together/room-store.ts";
import { addScript, publicScript, removeScript, replaceScript, touchScript } from "./room-scripts.ts";

/** The commands of a Redis client that rooms use. */
export type RoomCommands = Pick<RedisClientType, "eval" | "get" | "mGet" | "set">;

/** Room store in Redis, for several processes. Nothing in it lasts for longer than a minute unless a process keeps it. */
export function redisRooms(
  commands: RoomCommands,
  { site, now }: { readonly site: string; readonly now: () => number },
): RoomStore {
  const prefix = `rooms of ${site}: `;
  const run = (script: string, ...given: readonly (string | number)[]) =>
    orUnavailable(commands.eval(script, { arguments: [prefix, ...given.map(String)] }));
  const read = (key: string) => orUnavailable(commands.get(prefix + key));
  return {
    async find(key) {
      const id = "id" in key ? key.id : await read(`code ${key.code}`);
      const text = id && (await read(`room ${id}`));
      return text ? (JSON.parse(text) as Room) : undefined;
    },
    async add(room, { maxRooms, maxOfAddress }) {
      const ttl = Math.max(1, keepMs(room, now()));
      return (await run(addScript, JSON.stringify(room), ttl, maxRooms, maxOfAddress)) as AddResult;
    },
    async replace(room) {
      return (await run(replaceScript, JSON.stringify(room), keepMs(room, now()))) === 1;
    },
    async remove({ id }) {
      await run(removeScript, id);
    },
    async touch(ids) {
      await run(touchScript, KEEP_MS, ...ids);
    },
    async publicRooms() {
      const texts = (await run(publicScript)) as unknown as string[];
      return texts.map((text): Room => JSON.parse(text));
    },
  };
}

async function orUnavailable<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (cause) {
    throw new Refusal("rooms-unavailable", "Rooms are out of order. Try again in a moment.", {
      cause,
      values: { what: "all" },
    });
  }
}
