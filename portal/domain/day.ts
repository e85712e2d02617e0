/** Milliseconds of a day. UTC has no days of 23 or 25 hours. */
export const DAY_MS = 86_400_000;

/** Parses a calendar date: midnight UTC of a day written `2023-09-30` or `2023-9-30`; undefined for days that no calendar has. */
export function parseDay(text: string): Date | undefined {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // Date rolls 31 February over into March, and reads the years 0 to 99 as the last century.
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date : undefined;
}

/** ISO 8601 calendar date of a moment in UTC, `yyyy-mm-dd`. */
export function formatIsoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
