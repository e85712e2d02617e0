import type { Translate } from "#app/messages/translate.ts";
import { readDailyRuns, streakOf } from "#app/records/streak.ts";

/** Widget of the streak: which of today's games were played in this browser, and for how many days in a row. */
export function mount(element: HTMLElement, t: Translate): void {
  const { day = "" } = element.dataset;
  const runs = readDailyRuns();
  const games = new Set(runs.find((one) => one.day === day)?.games);
  for (const card of document.querySelectorAll<HTMLElement>("[data-card-of]")) {
    if (games.has(card.dataset["cardOf"] ?? "")) card.dataset["played"] = "";
  }
  const streak = streakOf(runs, day);
  if (streak > 0) element.textContent = t("streak.days", { count: streak });
}
