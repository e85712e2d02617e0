/** Browser entry: hydrates the islands, mounts the widgets and plays the promo video of a page. */
import { hydrateIslands } from "./islands/hydrate-islands.ts";
import { mountWidgets } from "./offline/widgets.ts";
import { playPromoVideo } from "./pages/landing/play-promo-video.ts";

// The head script marks a page in a frame that may not show it: nothing of it may wake up.
if (document.documentElement.dataset["framed"] !== "refused") {
  hydrateIslands(document);
  mountWidgets(document);
  playPromoVideo(document);
}

/** Caches that only a browser has that keeps games. */
const CACHES_OF_KEPT_GAMES = ["kept-games", "kept", "launched"];

async function keepUpIfNeeded(): Promise<void> {
  const names = await caches.keys();
  if (!names.some((name) => CACHES_OF_KEPT_GAMES.includes(name))) return;
  const { keepUp } = await import("./offline/upkeep.ts");
  await keepUp();
}

// The page of a game may frame that game's origin only, and has better things to do.
if (
  isSecureContext &&
  window === top &&
  "caches" in window &&
  !document.querySelector('[data-island$="stage"]')
)
  (window.requestIdleCallback ?? setTimeout)(() => void keepUpIfNeeded().catch(reportError));
