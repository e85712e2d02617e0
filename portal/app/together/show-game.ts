/** Brings the game into sight and gives it the keyboard; launches it where it does not run yet. */
export function showGame(): void {
  const stage = document.querySelector<HTMLElement>("[data-island=stage]");
  stage?.scrollIntoView({ block: "nearest" });
  const launch = stage?.querySelector<HTMLButtonElement>("[data-launch]");
  if (launch) launch.click();
  else focusGame();
}

/** Gives the keyboard to the game, where it runs. */
export function focusGame(): void {
  document.querySelector<HTMLElement>("[data-island=stage] iframe")?.focus({ preventScroll: true });
}
