import { watchVisibleTime } from "#app/stage/visible-time.ts";
import { withLaunch, withPlayTime } from "#domain/mine/my-games.ts";
import { changeMyGames } from "./my-games-store.ts";

/** A computer that slept in between did not play. */
const MAX_STRETCH_MS = 3 * 3_600_000;

/** Remembers that a game was launched now. */
export function recordLaunch(id: string): void {
  changeMyGames((mine) => withLaunch(mine, id, Date.now()));
}

/** Remembers a launch, and the time that the game runs in view. Returns the function that stops. */
export function recordPlay(id: string): () => void {
  recordLaunch(id);
  return watchVisibleTime((ms) =>
    changeMyGames((mine) => withPlayTime(mine, id, Math.min(ms, MAX_STRETCH_MS))),
  );
}
