import { useTranslate } from "#app/messages/use-translate.ts";
import { formatIsoDay } from "#domain/day.ts";
import styles from "./day.module.css";

/** A date as text, in a `<time>` element. Always in UTC: the same cached page is shown to visitors of every time zone. */
export function Day({ date }: { date: Date }) {
  const t = useTranslate();
  return (
    <time className={styles["day"]} dateTime={formatIsoDay(date)}>
      {t.date(date, { dateStyle: "long", timeZone: "UTC" })}
    </time>
  );
}
