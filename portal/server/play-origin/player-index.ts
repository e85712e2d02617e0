import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { GameType } from "#domain/catalogue/game.ts";

const urls = z.array(z.string());
const schema = z.object({
  bridge: z.string(),
  /** The bridge for games with an opaque origin. */
  opaqueBridge: z.string(),
  mover: z.string(),
  packer: z.string(),
  /** The Flash engine comes twice: for browsers without wasm's extensions, and for all others. */
  halves: z.object({ vanilla: urls, extended: urls }).optional(),
  /** Bytes of the engines that a Flash game needs besides its own, once, and a waflash game. */
  engineBytes: z.object({ flash: z.number(), waflash: z.number() }).optional(),
});

export type PlayerIndex = z.output<typeof schema>;

/** Reads the index that `buildPlayer` writes for the server: URLs of the player's files, which have a content hash in them. */
export function readPlayerIndex(root: string): PlayerIndex {
  const file = join(root, "player", "player.json");
  const index = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (index.success) return index.data;
  throw new Error(`${file} is not complete; build the player again`, { cause: index.error });
}

/** Gives the bytes of a game type's engine. The index is read at the first call: commands never call it, and may run before a build. */
export function engineBytes(root: string): (type: GameType) => number {
  let bytes: Partial<Record<GameType, number>> | undefined;
  return (type) => {
    bytes ??= readPlayerIndex(root).engineBytes ?? {};
    return bytes[type] ?? 0;
  };
}
