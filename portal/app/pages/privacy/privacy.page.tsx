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
    title: "Privacy",
    description: "What this site counts, what your browser keeps, and how to erase all of it.",
    cacheKey: [isErased ? "erased" : ""],
    body: (
      <div className={styles["page"]}>
        <h1>Privacy</h1>
        <p className={styles["lead"]}>
          You need no name, no address and no account to play here. This is everything that {site(portal)}{" "}
          counts and keeps.
        </p>
        {isErased && (
          <p className={styles["notice"]} role="status">
            Your cookies are gone and you are signed out. Most browsers have erased everything else too.
          </p>
        )}
        {portal.content.site.imprint && <RunBy imprint={portal.content.site.imprint} />}
        {isMirror() ? <OnMirror /> : <Counted />}
        {portal.records && <OnBoards />}
        {portal.together && <InRooms />}
        <InBrowser portal={portal} />
        <Never />
        <Others />
        {portal.schoolMode && <School />}
        <Erase portal={portal} />
      </div>
    ),
  };
}

const site = (portal: Portal) => portal.content.site.name;

function RunBy({ imprint: { operator, contact } }: { imprint: Imprint }) {
  return (
    <section className={styles["part"]} aria-labelledby="operator">
      <h2 id="operator">Who runs this site</h2>
      <p>
        {operator} (<a href={urls.imprint()}>imprint</a>).{" "}
        {contact && (
          <>
            Ask about your data here: <a href={contact}>{contact.replace(/^mailto:/i, "")}</a>.
          </>
        )}
      </p>
    </section>
  );
}

function Counted() {
  return (
    <section className={styles["part"]} aria-labelledby="counted">
      <h2 id="counted">What the server counts</h2>
      <ul>
        <li>
          How often each page was shown, how often each game was launched, and how many minutes it was played.
          One number a day for each; nothing says who it was. Deleted after <b>{RETENTION_DAYS.view} days</b>.
        </li>
        <li>
          Words that people searched for and did not find, so that somebody can add the game. They are written
          down only when <b>{MISSED_SEARCH_MIN_ADDRESSES} different connections</b> searched for the same
          words. Deleted after <b>{RETENTION_DAYS.missed} days</b>. Before that the server remembers a
          scrambled form that it cannot read back, for {MISSED_SEARCH_PENDING_DAYS} days at most.
        </li>
        <li>
          Reports of broken games: which game, which of a few choices, what ran the game and the name of its
          last error. So that one connection counts once, a short scrambled mark of its address is kept with
          it, which a million addresses share. Deleted after <b>{REPORT_RETENTION_DAYS} days</b>.
        </li>
        <li>How many people are here right now. This is shown on the page and never written down.</li>
        <li>
          Your network's address is used while you are connected, so that nobody can flood the site. It is not
          written down. Whoever runs the site may have a proxy or network in front of it that keeps a log of
          its own.
        </li>
        <li>
          If you move your saves to another computer by a code, they wait on the server encrypted, and your
          browser never tells it the code. They are deleted once they are fetched, and after{" "}
          <b>{PARCEL_LIFETIME_MS / 60_000} minutes</b> in any case.
        </li>
        <li>
          If you have an account and turn on sync, the account keeps your saves until you delete them, and for{" "}
          <b>{COPY_DAYS} days</b> a copy of what another browser has replaced. Whoever runs the site could
          read them.
        </li>
        <li>
          If you have an account, somebody made it for you: your name, your email address, a scrambled
          password that nobody can read, and when you last signed in are kept until they delete it. If you
          turned on a second factor, its key is kept too, encrypted, until you turn it off.
        </li>
      </ul>
    </section>
  );
}

function OnMirror() {
  return (
    <section className={styles["part"]} aria-labelledby="counted">
      <h2 id="counted">What is counted</h2>
      <p>
        Nothing. These pages are a copy on a plain file host: there is no server of ours that could count or
        keep anything, and no accounts. The host that sends the files may have a log of its own.
      </p>
    </section>
  );
}

function InRooms() {
  return (
    <section className={styles["part"]} aria-labelledby="rooms">
      <h2 id="rooms">What rooms keep</h2>
      <ul>
        <li>
          When you play together, the others see a name that is rolled from lists of words, your moves and
          your emotes. Your moves go through our server and never straight to them, so nobody learns your
          address.
        </li>
        <li>
          A room is gone <b>{RETURN_MS / 1000} seconds</b> after everybody has left. Moves are passed on and
          written down nowhere. Your tab remembers its seat until you close it.
        </li>
      </ul>
    </section>
  );
}

function OnBoards() {
  return (
    <section className={styles["part"]} aria-labelledby="boards">
      <h2 id="boards">What the boards keep</h2>
      <ul>
        <li>
          When you put your runs on a board, the moves of each round are sent here and played again, so that
          scores are real. Your best ones are kept with the day, the score and a name like &ldquo;Brave Otter
          12&rdquo; that is rolled from lists of words. You cannot type a name, so none can say who you are.
          Anybody may watch the rounds that stand on a board.
        </li>
        <li>
          Your browser makes a random key to say &ldquo;this was me&rdquo;. The server keeps only a scrambled
          form of it. With the key, one button deletes all of your rounds, your name and your places in crews.
        </li>
        <li>
          The board of a day is deleted after {BOARD_DAYS.today} days and that of a week after{" "}
          {BOARD_DAYS.week}. If you do not play for <b>{OWNER_IDLE_DAYS} days</b>, all of yours is deleted. A
          crew is a board for those who have its code; it ends after <b>{CREW_IDLE_DAYS} days</b> without
          play.
        </li>
      </ul>
    </section>
  );
}

function InBrowser({ portal }: { portal: Portal }) {
  return (
    <section className={styles["part"]} aria-labelledby="browser">
      <h2 id="browser">What your browser keeps</h2>
      <p>These stay on this computer. Nobody else sees them, except people who use the same browser.</p>
      <KeptItems portal={portal} />
    </section>
  );
}

function Never() {
  return (
    <section className={styles["part"]} aria-labelledby="never">
      <h2 id="never">What is never collected</h2>
      <p>
        No names, no ages, no photos, no location, no contacts, no list of what you did, no fingerprint of
        your computer. There are no advertisements and no trackers on these pages, and nothing is sold or
        handed on.
      </p>
    </section>
  );
}

function Others() {
  return (
    <section className={styles["part"]} aria-labelledby="others">
      <h2 id="others">Who else is asked</h2>
      <p>
        Games that play right here ask nobody but this site.{" "}
        <a href={urls.games({ query: "type=external" })}>External games</a> belong to other sites: looking at
        their page here tells them nothing, but when you <b>press launch</b> your browser goes to them, and
        they may count, keep or show what they like. Their page says from which age they are fine.
      </p>
    </section>
  );
}

function School() {
  return (
    <section className={styles["part"]} aria-labelledby="school">
      <h2 id="school">School mode is on</h2>
      <p>
        Whoever runs this site has turned on school mode: tabs cannot be cloaked, no key leads away, games do
        not open in hidden windows, and only external games that are marked as fit for school are listed.
      </p>
    </section>
  );
}

function Erase({ portal }: { portal: Portal }) {
  return (
    <section className={styles["part"]} aria-labelledby="erase">
      <h2 id="erase">Erase it all</h2>
      <p>
        One press, and one more to be sure, erases all of it from this browser: saves, kept games, settings,
        cookies. You are signed out. It may sign you out of other sites under the same name too. What the
        server has counted cannot be erased for one person, because nothing in it says who it was.
      </p>
      {portal.records && <p>Your rounds on the boards and your name there are deleted with it.</p>}
      <EraseEverything portal={portal} />
    </section>
  );
}
