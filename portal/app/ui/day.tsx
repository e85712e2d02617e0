import { formatDay, formatIsoDay } from "#domain/day.ts";
import styles from "./day.module.css";

/** A date as text, in a `<time>` element. */
export function Day({ date }: { date: Date }) {
  return (
    <time className={styles["day"]} dateTime={formatIsoDay(date)}>
      {formatDay(date)}
    </time>
  );
}
