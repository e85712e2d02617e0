import { isMirror } from "#app/mirror/mirror-base.ts";
import { urls } from "#app/urls.ts";
import { watchVisibleTime } from "./visible-time.ts";

/** The server takes no more (`domain/statistics/beacon.ts`, whose validator is too large for the browser). */
const MAX_MINUTES_PER_BEACON = 180;

/**
 * Sends statistics beacons for a game: one at launch, and the minutes played when the page is hidden or left. No timer runs while the
 * game is played, and the beacons say nothing about the visitor. Returns the function that stops counting.
 */
export function countPlay(game: string): () => void {
  let playedMs = 0;
  send({ game });
  return watchVisibleTime((ms) => {
    playedMs += ms;
    const minutes = Math.floor(playedMs / 60_000);
    if (minutes === 0) return;
    // A computer that slept in between did not play.
    send({ game, minutes: Math.min(minutes, MAX_MINUTES_PER_BEACON) });
    playedMs -= minutes * 60_000;
  });
}

/** Sends the launch beacon of an external game, whose window we cannot time. */
export function countLaunch(game: string): void {
  send({ game });
}

function send(beacon: { game: string; minutes?: number }): void {
  if (!isMirror()) navigator.sendBeacon(urls.beacon(), JSON.stringify(beacon));
}
