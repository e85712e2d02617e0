import { TODAY_HASH } from "#app/urls.ts";

/** Hydrates the panel of records, which may be out of sight. */
export function wakeRecords(): void {
  document.querySelector("[data-island=records]")?.dispatchEvent(new Event("pointerover"));
}

/** Whether the URL asks for a tape, to be watched or raced against. */
export function asksForTape({ search }: Location): boolean {
  return /[?&](?:watch|race)=/.test(search);
}

/** Whether the URL asks for a run that only the panel can hand to the game. */
export function asksForRun(location: Location): boolean {
  return location.hash === TODAY_HASH || asksForTape(location);
}
