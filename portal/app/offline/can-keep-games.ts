import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";

/** Whether games can be kept: browsers have service workers over https and on localhost, and a game needs an origin of its own. */
export function canKeepGames(play: PlayOrigin): boolean {
  const { isOpaque } = gameOriginFor(play, location, "");
  return !isOpaque && isSecureContext && "caches" in window && "serviceWorker" in navigator;
}
