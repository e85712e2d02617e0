import type { DeskPage } from "#desk/page.ts";
import { Care } from "./care.tsx";
import { careActions } from "./care-actions.tsx";
import { RestorePreview } from "./restore-preview.tsx";

/** An archive of every game that an operator added. */
const MAX_ARCHIVE_BYTES = 10_000_000_000;

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
      receive: async (body, { desk }) => ({ name: (await desk.care.backups.receive(body)).name }),
    },
  },
  files: {
    async backup({ desk, query }) {
      const name = query.get("name") ?? "";
      const body = await desk.care.backups.download(name);
      return { name: `recess-backup-${name}.tar.gz`, type: "application/gzip", body };
    },
  },
};
