const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A day written as `2025-06-30`, as its first moment in UTC; undefined when the calendar has no such day. */
export function parseDay(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // Some days that do not exist, such as February 31, roll over into the next month instead of failing.
  return !Number.isNaN(day.getTime()) && isoDay(day) === text ? day : undefined;
}

/** '2025-06-30', as `<time datetime>` wants it. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** 'June 30, 2025'. Always in UTC: the same page is kept and shown to visitors of every time zone. */
export function formatDay(date: Date): string {
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
