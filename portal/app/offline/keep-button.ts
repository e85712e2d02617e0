import type { Translate } from "#app/messages/translate.ts";
import { canKeepGames } from "./can-keep-games.ts";
import type { KeepFacts } from "./keep-game.ts";
import { openKeepView } from "./keep-view.ts";
import { keptGames } from "./kept-games.ts";
import { savesData } from "./saves-data.ts";

export type KeepControl = {
  /** Keeps the launched game for a while, once it has loaded what it needs itself. */
  launched(): void;
};

/** Gives the game's own downloads a head start. */
const KEEP_LAUNCHED_DELAY_MS = 5000;

/** Loaded when something is kept: most pages only show the button. */
const actions = () => import("./keep-actions.ts");

/**
 * The 'Keep offline' button of the game bar, as plain script without React: it has to work while React is busy with the game. It
 * offers to download the game, shows the progress, and removes a kept game.
 */
export function attachKeepButton(place: HTMLElement, game: KeepFacts, t: Translate): KeepControl {
  if (!canKeepGames(game.play)) return { launched: () => undefined };
  const { name, keepBytes } = game;
  const view = openKeepView(place, { t, name, keepBytes, onKeep: keep, onRemove: remove });

  async function keep(): Promise<void> {
    view.showProgress(0, 0);
    const failure = await (await actions()).keepAsked(game, view.showProgress);
    if (failure) view.showOffer(failure);
    else view.showKept();
  }

  async function remove(): Promise<void> {
    await (await actions()).removeGame(game.play, game);
    view.showOffer();
  }

  async function showState(): Promise<void> {
    const kept = await keptGames.find(game.label);
    if (!kept?.isPinned) return view.showOffer();
    view.showKept();
    // The game's origin may have lost it; where the game has changed, it is downloaded again.
    const failure = await (await actions()).keepGame(game, true);
    if (failure) view.showOffer(failure);
  }

  showState().catch(reportError);
  return {
    launched() {
      if (!navigator.onLine || savesData()) return;
      // The visitor did not ask for it, so a failure (a full disk, a closed page) is not shown.
      const keepForAWhile = async () => (await actions()).keepLaunched(game);
      setTimeout(() => keepForAWhile().catch(() => undefined), KEEP_LAUNCHED_DELAY_MS);
    },
  };
}
