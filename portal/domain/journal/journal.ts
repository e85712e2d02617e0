import { cleanText } from "#domain/clean-text.ts";
import { DAY_MS } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import type { JournalQuery, JournalStore } from "./journal-store.ts";

/** Retention of the journal: long enough to find out who changed what, and bounded. */
export const JOURNAL_RETENTION_DAYS = 730;
export const JOURNAL_MAX_ENTRIES = 10_000;

/** The operator of whatever is typed on the server: whoever can do that has no name of their own here. */
export const COMMAND_LINE = "command line";

/** Areas of the portal that operators change; each has verbs of its own. */
export const journalAreas = [
  "games",
  "words",
  "people",
  "reports",
  "links",
  "records",
  "care",
  "desk",
] as const;
export type JournalArea = (typeof journalAreas)[number];
export type JournalAction = `${JournalArea}.${string}`;

const MAX_SUBJECT_LENGTH = 200;
const MAX_DETAIL_LENGTH = 500;

/** Journal of what operators did, from the desk and from the command line. It has nothing of visitors. */
export type Journal = {
  /** Adds an entry. A database that is down costs the entry, never the change: `onLost` is told. */
  record(operator: string, action: JournalAction, subject: string, detail?: string): Promise<void>;
  /** Newest first. */
  read(query: JournalQuery): ReturnType<JournalStore["read"]>;
  /** Deletes the entries whose retention is over. */
  deleteOld(): Promise<void>;
};

type Options = { readonly now: () => Date; readonly onLost: (refusal: Refusal) => void };

export function openJournal(store: JournalStore, { now, onLost }: Options): Journal {
  return {
    async record(operator, action, subject, detail = "") {
      const entry = {
        at: now(),
        operator: line(operator, MAX_SUBJECT_LENGTH),
        action,
        subject: line(subject, MAX_SUBJECT_LENGTH),
        detail: line(detail, MAX_DETAIL_LENGTH),
      };
      await store.add(entry).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        onLost(error);
      });
    },
    read: (query) => store.read(query),
    deleteOld: () =>
      store.prune(new Date(now().getTime() - JOURNAL_RETENTION_DAYS * DAY_MS), JOURNAL_MAX_ENTRIES),
  };
}

/** An account as the journal names it: `a…@example.org`. Enough for an operator who knows their people, and not a mailbox. */
export function accountSubject(email: string): string {
  const [name = "", host = ""] = email.split("@");
  return `${[...name][0] ?? ""}…@${host}`;
}

function line(text: string, maxLength: number): string {
  const cleaned = [...cleanText(text)];
  return cleaned.length <= maxLength ? cleaned.join("") : `${cleaned.slice(0, maxLength - 1).join("")}…`;
}
