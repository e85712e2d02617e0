import { openFrameEngine } from "#app/stage/frame-engine.ts";
import { urls } from "#app/urls.ts";
import type { EngineBuilds } from "#domain/flash-engine.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { guestAt } from "#player/protocol/guest.ts";
import { type FromPacker, type KeepFailure, MAX_UNPINNED_BYTES } from "#player/protocol/packer-messages.ts";
import { gamesToEvict, type KeptGame } from "./kept-game.ts";
import { dropPage } from "./kept-game-page.ts";
import { keptGames } from "./kept-games.ts";
import { askPacker } from "./packer-frame.ts";

/** What the page of a game says about it: all that is needed to keep it. */
export type KeepFacts = {
  readonly path: string;
  readonly name: string;
  readonly img: string;
  /** URL of the game itself. */
  readonly address: string;
  readonly play: PlayOrigin;
  /** Label of the game's host. */
  readonly label: string;
  /** Download size, if known. */
  readonly keepBytes: number | undefined;
  /** The Flash engine that the game starts with, if it needs one. */
  readonly engine?: EngineBuilds | undefined;
  /** The last recall of this game, if there was one. */
  readonly recall?: string | undefined;
};

type OnProgress = (done: number, total: number) => void;

/**
 * Has the packer of a game's origin download the game, or renew it, and writes the record. Returns why it could not. The packer tells a
 * version and a size; everything else in the record is the site's own.
 */
export async function keepGame(
  game: KeepFacts,
  isPinned: boolean,
  onProgress?: OnProgress,
): Promise<KeepFailure | undefined> {
  const { path, name, img, label, play, recall, engine } = game;
  const guest = guestAt(new URL(game.address, location.href));
  if (guest === undefined) return "gone";
  const response = await askPacker(
    play,
    label,
    { type: "keep", guest, isPinned },
    { progress: onProgress, engine: openFrameEngine(engine && { builds: engine, label }) },
  );
  if (response.type !== "kept") return failureIn(response);
  const { version, bytes } = response;
  const before = await keptGames.find(label);
  const record = { guest, label, path, name, img, version, recall, usedAt: Date.now() };
  // A game that claims more than it may have must not push out others.
  if (isPinned || before?.isPinned) await keptGames.write({ ...record, bytes, isPinned: true });
  else await keptGames.write({ ...record, bytes: Math.min(bytes, MAX_UNPINNED_BYTES), isPinned: false });
  return undefined;
}

/** Removes a kept game: its page and covers, its files in its own origin, and at last its record. */
export async function removeGame(
  play: PlayOrigin,
  game: Pick<KeptGame, "path" | "img" | "label">,
): Promise<void> {
  await dropPage(game);
  await askPacker(play, game.label, { type: "remove" });
  await keptGames.remove(game.label);
}

/** Removes the launched games beyond the limit. Only pages without a game can: that of a game may frame no other game's origin. */
export async function evictGames(play: PlayOrigin): Promise<void> {
  for (const game of gamesToEvict(await keptGames.all())) await removeGame(play, game);
}

/** The URL of a game's cover in the size of the list of kept games. */
export function listCover({ img }: Pick<KeptGame, "img">): string {
  return new URL(urls.cover(img), location.href).href;
}

function failureIn(response: FromPacker): KeepFailure {
  return response.type === "failed" ? response.reason : "unable";
}
