import type { JournalEntry } from "#domain/journal/journal-store.ts";

/** The journal for a terminal: one line for each entry. Times are in UTC. */
export function textJournal(entries: readonly JournalEntry[]): string {
  if (entries.length === 0) return "Nothing is in the journal.";
  return entries.map(textEntry).join("\n");
}

function textEntry({ at, operator, action, subject, detail }: JournalEntry): string {
  const time = `${at.toISOString().slice(0, 16).replace("T", " ")}`;
  return `${time}  ${operator}  ${action} ${subject}${detail === "" ? "" : `  (${detail})`}`;
}
