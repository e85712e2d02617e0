import { formatDay, formatIsoDay } from "#domain/day.ts";
import styles from "./day.module.css";

export function Day({ date }: { date: Date }) {
  return (
    <time className={styles["day"]} dateTime={formatIsoDay(date)}>
      {formatDay(date)}
    </time>
  );
}
