/**
 * Measures how long the page is in view: reports each stretch when the page is hidden or left. No timer runs meanwhile. Returns the function that
 * reports the last stretch and stops.
 */
export function watchVisibleTime(onStretch: (ms: number) => void): () => void {
  let since: number | undefined = document.hidden ? undefined : performance.now();

  function pause(): void {
    if (since !== undefined) onStretch(performance.now() - since);
    since = undefined;
  }

  function handleVisibility(): void {
    if (document.hidden) pause();
    else since ??= performance.now();
  }

  document.addEventListener("visibilitychange", handleVisibility);
  addEventListener("pagehide", pause);
  return () => {
    document.removeEventListener("visibilitychange", handleVisibility);
    removeEventListener("pagehide", pause);
    pause();
  };
}
