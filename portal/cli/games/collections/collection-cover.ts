import { readFile, stat } from "node:fs/promises";
import { findChromium, hasBrowserTools, noChromium } from "#adapters/chromium/chromium.ts";
import { diskFault } from "#cli/games/disk-fault.ts";
import { Refusal } from "#domain/errors.ts";
import type { StagedGame } from "./take-in.ts";

export const tryModes = ["none", "quick", "full"] as const;

/** Which games are tried in a browser: none, those without a picture of their own, or all. */
export type TryMode = (typeof tryModes)[number];

/** A cover, where there is one, whether the game was seen to play, and what is to be said about it. */
export type Cover = {
  readonly from?: "picture" | "try-out";
  readonly isTried?: true;
  readonly notes: readonly string[];
};

/** A larger picture is no cover. */
const MAX_PICTURE_BYTES = 30 * 1024 * 1024;

/** Why games cannot be tried, or covers not be made, here; undefined where they can. */
export async function missingTools(tryMode: TryMode): Promise<string | undefined> {
  if (!hasBrowserTools())
    return "The browser tools are not installed: they are an archive of their own beside the release (docs/operating.md).";
  return tryMode === "none" || (await findChromium()) ? undefined : noChromium;
}

/**
 * Makes the covers of a staged game, beside its files: of the collection's picture, or of the game's own first picture in a try-out. A game that
 * fails the try-out is refused where all are tried, and is taken with a note where only those without a picture are.
 */
export async function makeCover(staged: StagedGame, tryMode: TryMode, hasSandbox: boolean): Promise<Cover> {
  const picture = staged.from.cover;
  const wantsTry =
    staged.game.gameType !== "external" && (tryMode === "full" || (tryMode === "quick" && !picture));
  const tried: Cover = wantsTry ? await tryStaged(staged, tryMode, hasSandbox) : { notes: [] };
  if (picture === undefined) return tried;
  // Written over those of the try-out: the collection's picture is what its visitors know.
  const fault = await writePicture(picture, staged.filesDir);
  return fault === undefined ? { ...tried, from: "picture" } : { ...tried, notes: [...tried.notes, fault] };
}

async function tryStaged(staged: StagedGame, tryMode: TryMode, hasSandbox: boolean): Promise<Cover> {
  const { tryOut } = await import("#cli/games/try-out.ts");
  try {
    const warnings = await tryOut(staged.game, staged.stagingDir, { hasSandbox });
    return {
      from: "try-out",
      isTried: true,
      notes: warnings.map((warning) => `it may not play: ${warning}`),
    };
  } catch (error) {
    if (!(error instanceof Refusal) || tryMode === "full") throw error;
    return { notes: [`not seen to play: ${error.message}`] };
  }
}

/** Writes the four cover files of a picture. Gives the reason where it cannot be read as one. */
async function writePicture(picture: string, dir: string): Promise<string | undefined> {
  if ((await stat(picture)).size > MAX_PICTURE_BYTES) return "its picture is too large for a cover";
  // Loaded here: a release without its browser tools has no sharp.
  const { quickEffort, writeCovers } = await import("#adapters/images/encode-cover.ts");
  try {
    await writeCovers(await readFile(picture), dir, quickEffort);
    return undefined;
  } catch (error) {
    if (diskFault(error) !== undefined) throw error;
    // sharp has no error class of its own.
    return `its picture cannot be read: ${error instanceof Error ? error.message : error}`;
  }
}
