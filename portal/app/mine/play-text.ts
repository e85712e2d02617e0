import type { Translate } from "#app/messages/translate.ts";

/** How long a game was played, for people: "12 min", "2 h 5 min". */
export function durationWords(t: Translate, ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return t("playTime.none");
  if (minutes < 60) return t("playTime.minutes", { minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? t("playTime.hours", { hours })
    : t("playTime.hoursAndMinutes", { hours, minutes: rest });
}

/** When a game was launched last, by the visitor's own calendar: "today", "yesterday", "12 days ago". */
export function dayWords({ language }: Translate, at: Date, now: Date): string {
  const days = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return days.format(Math.min(0, calendarDay(at) - calendarDay(now)), "day");
}

/** Number of a day of the local calendar. Summer time makes days of 23 hours, so it is not counted in hours. */
function calendarDay(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;
}
