import { TODAY_HASH } from "#app/urls.ts";

/** Hydrates the panel of records, which may be out of sight. */
export function wakeRecords(): void {
  document.querySelector("[data-island=records]")?.dispatchEvent(new Event("pointerover"));
}

/** Whether the URL asks for today's run, a tape or a race: only the panel can hand these to the game. */
export function asksForRun({ hash, search }: Location): boolean {
  return hash === TODAY_HASH || /[?&](?:watch|race)=/.test(search);
}
