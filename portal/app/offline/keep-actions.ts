import { aMomentLater } from "#app/load-twice.ts";
import type { KeepFailure } from "#player/protocol/packer-messages.ts";
import { type KeepFacts, keepGame, listCover } from "./keep-game.ts";
import { isCoverOf, keepLaunchedPage, keepPage } from "./kept-game-page.ts";

export { keepGame, removeGame } from "./keep-game.ts";

type OnProgress = (done: number, total: number) => void;

/**
 * Keeps a game with its page because the visitor asked. Returns why it could not. Where the network failed it tries once more after a
 * moment: a browser drops all that is under way when a laptop moves to the next access point.
 */
export async function keepAsked(game: KeepFacts, onProgress: OnProgress): Promise<KeepFailure | undefined> {
  const failure = await keepWithPage(game, onProgress);
  if (failure !== "network") return failure;
  await aMomentLater();
  return keepWithPage(game, onProgress);
}

async function keepWithPage(game: KeepFacts, onProgress: OnProgress): Promise<KeepFailure | undefined> {
  const failure = await keepGame(game, true, onProgress);
  if (failure) return failure;
  return (await keepPage(game, shownCovers(game))) ? undefined : "network";
}

/** Keeps a launched game for a while. */
export async function keepLaunched(game: KeepFacts): Promise<void> {
  if (!(await keepGame(game, false))) await keepLaunchedPage(game);
}

/** URLs of the game's cover in the size and format that this page shows, and in those of the list of kept games. */
function shownCovers(game: KeepFacts): string[] {
  const shown = [...document.images].map(({ currentSrc }) => currentSrc);
  const covers = shown.filter((address) => address !== "" && isCoverOf(game, address));
  return [...new Set([...covers, listCover(game)])];
}
