import type { DeskAction, DeskArgs } from "#desk/page.ts";
import { operatorName } from "#domain/desk/operator-name.ts";
import { Refusal } from "#domain/errors.ts";

/** Actions of the Care page. */
export const careActions: Readonly<Record<string, DeskAction>> = {
  async "make-backup"(_, args) {
    const { name, files } = await args.desk.care.backups.make();
    await note(args, "backup", name);
    return { message: `The backup ${name} is made: ${files} files.` };
  },
  async "remove-backup"(form, args) {
    const name = form.get("name") ?? "";
    await args.desk.care.backups.remove(name);
    await note(args, "remove-backup", name);
    return { message: `The backup ${name} is removed.` };
  },
  async "restore-backup"(form, args) {
    const name = form.get("name") ?? "";
    if (form.get("sure") !== "yes")
      throw new Refusal("backup-refused", "Tick the box first: a restore replaces what is here.");
    const { previousDir, needsRestart } = await args.desk.care.backups.restore(name);
    await note(args, "restore", name);
    const restart = needsRestart
      ? " Restart the portal now: it has another secret, by which it finds sessions and second factors."
      : "";
    return {
      message: `The backup ${name} is restored. What was here before lies in ${previousDir}.${restart}`,
    };
  },
  async "end-session"(form, { desk, session }) {
    const ended = (await desk.sessions.list()).find(({ id }) => id === form.get("session"));
    if (!ended) return { message: "That session has ended already." };
    await desk.sessions.end(ended.id);
    await desk.journal.record(operatorName(session), "desk.end-session", operatorName(ended));
    return { message: "The session has ended." };
  },
};

/** Notes in the journal what was done with a backup. */
export function note({ desk, session }: DeskArgs, verb: string, subject: string): Promise<void> {
  return desk.journal.record(operatorName(session), `care.${verb}`, subject);
}
