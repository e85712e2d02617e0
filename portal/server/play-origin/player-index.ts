import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { GameType } from "#domain/catalogue/game.ts";
import type { EngineBuilds } from "#domain/flash-engine.ts";

const engineFile = z.object({ file: z.string(), bytes: z.number() });
const engineBuild = z.object({ scripts: z.array(engineFile), wasm: engineFile });
const schema = z.object({
  bridge: z.string(),
  /** The bridge for games with an opaque origin. */
  opaqueBridge: z.string(),
  mirrorBridge: z.string(),
  /** The icon of pages of games that name none. */
  icon: z.string(),
  mover: z.string(),
  packer: z.string(),
  engine: z.object({ vanilla: engineBuild, extended: engineBuild }).optional(),
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

/** Facts about the Flash engine, by the type of a game. */
export type EngineFacts = {
  /** Bytes of the engine's files that a kept game needs; 0 for games without one. */
  bytesFor(type: GameType): number;
  /** The engine that a game of this type starts with. */
  buildsFor(type: GameType): EngineBuilds | undefined;
};

/** Reads the index at the first call: commands never call it, and may run before a build. */
export function engineFacts(root: string): EngineFacts {
  let read: PlayerIndex | undefined;
  const index = () => {
    read ??= readPlayerIndex(root);
    return read;
  };
  const isFlash = (type: GameType): type is "flash" | "waflash" => type === "flash" || type === "waflash";
  return {
    bytesFor: (type) => (isFlash(type) ? (index().engineBytes?.[type] ?? 0) : 0),
    buildsFor: (type) => (isFlash(type) ? index().engine : undefined),
  };
}
