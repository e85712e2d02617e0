import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { GameType } from "#domain/catalogue/game.ts";

const addresses = z.array(z.string());
const schema = z.object({
  bridge: z.string(),
  packer: z.string(),
  /** The Flash engine comes twice: for browsers without wasm's extensions, and for all others. */
  halves: z.object({ vanilla: addresses, extended: addresses }).optional(),
  /** Bytes of the engines that a Flash game needs besides its own, once, and a waflash game. */
  engineBytes: z.object({ flash: z.number(), waflash: z.number() }).optional(),
});

export type PlayerIndex = z.output<typeof schema>;

/** What `buildPlayer` leaves for the server: addresses that change with the content behind them. */
export function readPlayerIndex(root: string): PlayerIndex {
  const file = join(root, "player", "player.json");
  const index = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (index.success) return index.data;
  throw new Error(`${file} is not complete; build the player again`, { cause: index.error });
}

/** Looked up when it is first asked for: commands never do, and may run before anything is built. */
export function engineBytes(root: string): (type: GameType) => number {
  let known: Partial<Record<GameType, number>> | undefined;
  return (type) => {
    known ??= readPlayerIndex(root).engineBytes ?? {};
    return known[type] ?? 0;
  };
}
