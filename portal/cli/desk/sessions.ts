import { failWith } from "#cli/command.ts";
import { noteInJournal } from "#cli/journal/note.ts";
import type { DeskSession, DeskSessions } from "#domain/desk/desk-sessions.ts";
import { operatorName } from "#domain/desk/operator-name.ts";

const minute = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
/** Enough of the hash to tell a few sessions apart. */
const shortId = ({ id }: DeskSession) => id.slice(0, 8);

/** Prints the sessions at the desk, the one that was used last first. */
export async function listSessions(sessions: DeskSessions): Promise<number> {
  const all = await sessions.list();
  if (all.length === 0) console.log("The desk is open in no browser.");
  for (const session of all) {
    const who = session.email ?? "one-time link";
    console.log(
      `${shortId(session)}  ${who}  since ${minute(session.createdAt)}, last used ${minute(session.seenAt)}`,
    );
  }
  return 0;
}

/** Ends one session, named by the beginning of its id, or all of them. */
export async function endSessions(sessions: DeskSessions, which: string): Promise<number> {
  const all = await sessions.list();
  const ended = which === "all" ? all : all.filter(({ id }) => id.startsWith(which));
  if (which !== "all" && ended.length !== 1)
    return failWith(`${ended.length === 0 ? "No session begins" : "Several sessions begin"} with ${which}.`);
  for (const session of ended) {
    await sessions.end(session.id);
    await noteInJournal("desk.end-session", operatorName(session));
  }
  console.log(`${ended.length} ${ended.length === 1 ? "session has" : "sessions have"} ended.`);
  return 0;
}
