import { urls } from "#app/urls.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { guestAt } from "#player/protocol/guest.ts";
import type { FromPacker, KeepFailure } from "#player/protocol/packer-messages.ts";
import { openKeepView } from "./keep-view.ts";
import { dropPage, isCoverOf, isPageKept, keepLaunchedPage, keepPage } from "./kept-game-page.ts";
import { canKeepGames, openPacker } from "./packer-frame.ts";

export type KeepFacts = {
  readonly path: string;
  readonly name: string;
  readonly img: string;
  /** URL of the game itself. */
  readonly address: string;
  readonly play: PlayOrigin;
  readonly label: string;
  /** Download size, if known. */
  readonly keepBytes: number | undefined;
};

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
  const guest = guestAt(new URL(game.address, location.href));
  if (guest === undefined || !canKeepGames(game.play)) return { launched: () => undefined };
  const { path, name, img, keepBytes } = game;
  const facts = { guest, path, name, img };
  const view = openKeepView(place, { name, keepBytes, onKeep: keep, onRemove: remove });

  async function askToKeep(isPinned: boolean, onProgress?: typeof view.showProgress): Promise<FromPacker> {
    const packer = await openPacker(game.play, game.label);
    return packer.ask({ type: "keep", facts, isPinned }, onProgress);
  }

  async function keep(): Promise<void> {
    view.showProgress(0, 0);
    const response = await askToKeep(true, view.showProgress);
    if (response.type !== "kept") view.showOffer(failureIn(response));
    // The page comes last: it marks the game as kept.
    else if (await keepPage(game, shownCovers(game))) view.showKept();
    else view.showOffer("network");
  }

  async function remove(): Promise<void> {
    await dropPage(game);
    const packer = await openPacker(game.play, game.label);
    await packer.ask({ type: "remove", guests: [facts.guest] });
    view.showOffer();
  }

  async function showState(): Promise<void> {
    if (!(await isPageKept(game))) return view.showOffer();
    view.showKept();
    // The packer may have lost the game; where the game has changed, it downloads it again.
    const response = await askToKeep(true);
    if (response.type !== "kept") view.showOffer(failureIn(response));
  }

  async function keepLaunched(): Promise<void> {
    const response = await askToKeep(false);
    if (response.type === "kept") await keepLaunchedPage(game);
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

function failureIn(response: FromPacker): KeepFailure | undefined {
  return response.type === "failed" ? response.reason : undefined;
}

/** URLs of the game's cover in the size and format that this page shows, and in those of the list of kept games. */
function shownCovers(game: KeepFacts): string[] {
  const shown = [...document.images].map(({ currentSrc }) => currentSrc);
  const covers = shown.filter((address) => address !== "" && isCoverOf(game, address));
  return [...new Set([...covers, new URL(urls.cover(game.img), location.href).href])];
}

/** Whether the browser's data saver is on. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
