import { type KeepFacts, keepGame, listCover, removeGame } from "./keep-game.ts";
import { openKeepView } from "./keep-view.ts";
import { isCoverOf, keepLaunchedPage, keepPage } from "./kept-game-page.ts";
import { keptGames } from "./kept-games.ts";
import { canKeepGames } from "./packer-frame.ts";
import { savesData } from "./saves-data.ts";

export type KeepControl = {
  /** Keeps the launched game for a while, once it has loaded what it needs itself. */
  launched(): void;
};

/** Gives the game's own downloads a head start. */
const KEEP_LAUNCHED_DELAY_MS = 5000;

/**
 * The 'Keep offline' button of the game bar, as plain script without React: it has to work while React is busy with the game. It
 * offers to download the game, shows the progress, and removes a kept game.
 */
export function attachKeepButton(place: HTMLElement, game: KeepFacts): KeepControl {
  if (!canKeepGames(game.play)) return { launched: () => undefined };
  const { name, keepBytes } = game;
  const view = openKeepView(place, { name, keepBytes, onKeep: keep, onRemove: remove });

  async function keep(): Promise<void> {
    view.showProgress(0, 0);
    const failure = await keepGame(game, true, view.showProgress);
    if (failure) return view.showOffer(failure);
    if (await keepPage(game, shownCovers(game))) view.showKept();
    else view.showOffer("network");
  }

  async function remove(): Promise<void> {
    await removeGame(game.play, game);
    view.showOffer();
  }

  async function showState(): Promise<void> {
    const kept = await keptGames.find(game.label);
    if (!kept?.isPinned) return view.showOffer();
    view.showKept();
    // The game's origin may have lost it; where the game has changed, it is downloaded again.
    const failure = await keepGame(game, true);
    if (failure) view.showOffer(failure);
  }

  async function keepLaunched(): Promise<void> {
    if (!(await keepGame(game, false))) await keepLaunchedPage(game);
  }

  showState().catch(reportError);
  return {
    launched() {
      if (!navigator.onLine || savesData()) return;
      // The visitor did not ask for it, so a failure (a full disk, a closed page) is not shown.
      setTimeout(() => keepLaunched().catch(() => undefined), KEEP_LAUNCHED_DELAY_MS);
    },
  };
}

/** URLs of the game's cover in the size and format that this page shows, and in those of the list of kept games. */
function shownCovers(game: KeepFacts): string[] {
  const shown = [...document.images].map(({ currentSrc }) => currentSrc);
  const covers = shown.filter((address) => address !== "" && isCoverOf(game, address));
  return [...new Set([...covers, listCover(game)])];
}
