import type { DeskPage } from "#desk/page.ts";
import { Care } from "./care.tsx";
import { careActions, note } from "./care-actions.tsx";
import { RestorePreview } from "./restore-preview.tsx";

/** An archive of every game that an operator added. */
const MAX_ARCHIVE_BYTES = 10 * 2 ** 30;

/** Care: how the portal is, its backups, what its settings mean, and who is at its desk. */
export const carePage: DeskPage = {
  title: "Care",
  icon: "heart",
  async show({ desk, session, rest }) {
    const { care, sessions } = desk;
    const [part, name] = rest;
    if (part === "backup" && name !== undefined)
      return <RestorePreview preview={await care.backups.preview(name)} />;
    const [health, warnings, changes, backups, all] = await Promise.all([
      care.health(),
      care.warnings(),
      care.changes(),
      care.backups.list(),
      sessions.list(),
    ]);
    return (
      <Care
        version={care.version}
        health={health}
        warnings={warnings}
        changes={changes}
        backups={backups}
        settings={care.settings()}
        sessions={all}
        ownSession={session.id}
      />
    );
  },
  actions: careActions,
  uploads: {
    backup: {
      maxBytes: MAX_ARCHIVE_BYTES,
      async receive(body, args) {
        const { name } = await args.desk.care.backups.receive(body);
        await note(args, "take-backup", name);
        return { name };
      },
    },
  },
  files: {
    async backup(args) {
      const name = args.query.get("name") ?? "";
      const body = await args.desk.care.backups.download(name);
      // It has every secret of the portal in it.
      await note(args, "download-backup", name);
      return { name: `recess-backup-${name}.tar.gz`, type: "application/gzip", body };
    },
  },
};
