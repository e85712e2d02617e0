import { formatDay, isoDay } from "#domain/content/format-day.ts";
import styles from "./day.module.css";

export function Day({ date }: { date: Date }) {
  return (
    <time className={styles["day"]} dateTime={isoDay(date)}>
      {formatDay(date)}
    </time>
  );
}
