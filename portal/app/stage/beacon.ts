import { urls } from "#app/urls.ts";

/**
 * Tells the server that a game was launched, and when it is left or the page is hidden for how many minutes it was played.
 * No timer runs while it is played, and nothing says by whom. Gives the function that ends the counting.
 */
export function countPlay(game: string): () => void {
  let playedMs = 0;
  let since: number | undefined = document.hidden ? undefined : performance.now();

  function pause(): void {
    if (since !== undefined) playedMs += performance.now() - since;
    since = undefined;
    const minutes = Math.floor(playedMs / 60_000);
    if (minutes === 0) return;
    // A computer that slept counts as having looked away.
    send({ game, minutes: Math.min(minutes, 180) });
    playedMs -= minutes * 60_000;
  }

  function handleVisibility(): void {
    if (document.hidden) pause();
    else since ??= performance.now();
  }

  send({ game });
  document.addEventListener("visibilitychange", handleVisibility);
  addEventListener("pagehide", pause);
  return () => {
    document.removeEventListener("visibilitychange", handleVisibility);
    removeEventListener("pagehide", pause);
    pause();
  };
}

/** An external game is launched into a window of its own, where nobody counts. */
export function countLaunch(game: string): void {
  send({ game });
}

function send(beacon: { game: string; minutes?: number }): void {
  navigator.sendBeacon(urls.beacon(), JSON.stringify(beacon));
}
