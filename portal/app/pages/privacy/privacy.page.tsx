import type { ReactNode } from "react";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { EraseEverything } from "#app/ui/erase-everything.tsx";
import { KeptItems } from "#app/ui/kept-items.tsx";
import { urls } from "#app/urls.ts";
import type { Imprint } from "#domain/content/site.ts";
import { REPORT_RETENTION_DAYS } from "#domain/game-reports/game-report-store.ts";
import type { Portal } from "#domain/portal.ts";
import { BOARD_DAYS } from "#domain/records/board.ts";
import { CREW_IDLE_DAYS } from "#domain/records/crews.ts";
import { OWNER_IDLE_DAYS } from "#domain/records/record-retention.ts";
import { PARCEL_LIFETIME_MS } from "#domain/saves/parcels.ts";
import { COPY_DAYS } from "#domain/saves/sync.ts";
import {
  MISSED_SEARCH_MIN_ADDRESSES,
  MISSED_SEARCH_PENDING_DAYS,
} from "#domain/statistics/missed-searches.ts";
import { RETENTION_DAYS } from "#domain/statistics/retention.ts";
import { RETURN_MS } from "#domain/together/room.ts";
import styles from "./privacy.module.css";

/**
 * Page that says what is counted and kept, in plain words. Its numbers are the constants that the code runs by, so that they cannot become
 * untrue.
 */
export function privacyPage({ portal, query }: PageArgs): PageResult {
  const isErased = query.get("erased") === "yes";
  return {
    title: (t) => t("privacy.title"),
    description: (t) => t("privacy.description"),
    cacheKey: [isErased ? "erased" : ""],
    body: <Privacy portal={portal} isErased={isErased} />,
  };
}

function Privacy({ portal, isErased }: { portal: Portal; isErased: boolean }) {
  const t = useTranslate();
  const { name, imprint } = portal.content.site;
  return (
    <div className={styles["page"]}>
      <h1>{t("privacy.title")}</h1>
      <p className={styles["lead"]}>{t("privacy.lead", { site: name })}</p>
      {isErased && (
        <p className={styles["notice"]} role="status">
          {t("privacy.erased")}
        </p>
      )}
      {imprint && <RunBy imprint={imprint} />}
      {isMirror() ? <OnMirror /> : <Counted />}
      {portal.records && <OnBoards />}
      {portal.together && <InRooms />}
      <InBrowser portal={portal} />
      <Never />
      <Others />
      {portal.schoolMode && <School />}
      <Erase portal={portal} />
    </div>
  );
}

function RunBy({ imprint: { operator, contact } }: { imprint: Imprint }) {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="operator">
      <h2 id="operator">{t("privacy.runBy")}</h2>
      <p>
        {richText(t, "privacy.operator", {
          operator,
          link: (text) => <a href={urls.imprint()}>{text}</a>,
        })}{" "}
        {contact &&
          richText(t, "privacy.contact", {
            contact: contact.replace(/^mailto:/i, ""),
            link: (text) => <a href={contact}>{text}</a>,
          })}
      </p>
    </section>
  );
}

const bold = (text: readonly ReactNode[]) => <b>{text}</b>;

function Counted() {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="counted">
      <h2 id="counted">{t("privacy.counted")}</h2>
      <ul>
        <li>{richText(t, "privacy.countedViews", { days: RETENTION_DAYS.view, b: bold })}</li>
        <li>
          {richText(t, "privacy.countedSearches", {
            connections: MISSED_SEARCH_MIN_ADDRESSES,
            days: RETENTION_DAYS.missed,
            pendingDays: MISSED_SEARCH_PENDING_DAYS,
            b: bold,
          })}
        </li>
        <li>{richText(t, "privacy.countedReports", { days: REPORT_RETENTION_DAYS, b: bold })}</li>
        <li>{t("privacy.countedPresence")}</li>
        <li>{t("privacy.networkAddress")}</li>
        <li>{richText(t, "privacy.movedSaves", { minutes: PARCEL_LIFETIME_MS / 60_000, b: bold })}</li>
        <li>{richText(t, "privacy.syncedSaves", { days: COPY_DAYS, b: bold })}</li>
        <li>{t("privacy.accounts")}</li>
      </ul>
    </section>
  );
}

function OnMirror() {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="counted">
      <h2 id="counted">{t("privacy.mirror")}</h2>
      <p>{t("privacy.mirrorCountsNothing")}</p>
    </section>
  );
}

function InRooms() {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="rooms">
      <h2 id="rooms">{t("privacy.rooms")}</h2>
      <ul>
        <li>{t("privacy.roomsShow")}</li>
        <li>{richText(t, "privacy.roomsEnd", { seconds: RETURN_MS / 1000, b: bold })}</li>
      </ul>
    </section>
  );
}

function OnBoards() {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="boards">
      <h2 id="boards">{t("privacy.boards")}</h2>
      <ul>
        <li>{t("privacy.boardsKeep")}</li>
        <li>{t("privacy.boardsKey")}</li>
        <li>
          {richText(t, "privacy.boardsEnd", {
            dayDays: BOARD_DAYS.today,
            weekDays: BOARD_DAYS.week,
            idleDays: OWNER_IDLE_DAYS,
            crewDays: CREW_IDLE_DAYS,
            b: bold,
          })}
        </li>
      </ul>
    </section>
  );
}

function InBrowser({ portal }: { portal: Portal }) {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="browser">
      <h2 id="browser">{t("privacy.browser")}</h2>
      <p>{t("privacy.browserKeeps")}</p>
      <KeptItems portal={portal} />
    </section>
  );
}

function Never() {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="never">
      <h2 id="never">{t("privacy.never")}</h2>
      <p>{t("privacy.neverCollected")}</p>
    </section>
  );
}

function Others() {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="others">
      <h2 id="others">{t("privacy.others")}</h2>
      <p>
        {richText(t, "privacy.othersAsked", {
          link: (text) => <a href={urls.games({ query: "type=external" })}>{text}</a>,
          b: bold,
        })}
      </p>
    </section>
  );
}

function School() {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="school">
      <h2 id="school">{t("privacy.school")}</h2>
      <p>{t("privacy.schoolMode")}</p>
    </section>
  );
}

function Erase({ portal }: { portal: Portal }) {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="erase">
      <h2 id="erase">{t("privacy.erase")}</h2>
      <p>{t("privacy.eraseAll")}</p>
      {portal.records && <p>{t("privacy.eraseRounds")}</p>}
      <EraseEverything portal={portal} />
    </section>
  );
}
