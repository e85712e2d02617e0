const days = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** How long a game was played, for people: "12 min", "2 h 5 min". */
export function durationWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes === 0) return "under a minute";
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** When a game was launched last, by the visitor's own calendar: "today", "yesterday", "12 days ago". */
export function dayWords(at: Date, now: Date): string {
  return days.format(Math.min(0, calendarDay(at) - calendarDay(now)), "day");
}

/** Number of a day of the local calendar. Summer time makes days of 23 hours, so it is not counted in hours. */
function calendarDay(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;
}
