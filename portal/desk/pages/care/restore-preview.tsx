import button from "#app/ui/button.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import { Time } from "#desk/frame/time.tsx";
import { byteSize } from "#domain/byte-size.ts";
import type { BackupPreview } from "#domain/desk/backups.ts";
import styles from "./care.module.css";

/** What a restore would bring and replace, and the button that does it. Every file was verified for this. */
export function RestorePreview({ preview }: { preview: BackupPreview }) {
  const { backup, accounts, folders, needsRestart } = preview;
  const names: Readonly<Record<string, string>> = {
    games: "Files of added games",
    content: "Files of words and pictures",
    catalogue: "Files of changed games",
  };
  return (
    <div className={styles["care"]}>
      <h1>Restore a backup</h1>
      <TitledSection
        id="preview"
        title={backup.name}
        note={
          <>
            Made <Time at={backup.madeAt} />, {byteSize(backup.bytes)} in {backup.files} files, each as it
            was.
          </>
        }
      >
        <table className={table["table"]}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">In the backup</th>
              <th scope="col">Here now</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Accounts</td>
              <td data-label="In the backup">{accounts.there}</td>
              <td data-label="Here now">{accounts.here ?? "not known"}</td>
            </tr>
            {folders.map(({ name, there, here }) => (
              <tr key={name}>
                <td>{names[name] ?? `Files in ${name}`}</td>
                <td data-label="In the backup">{there}</td>
                <td data-label="Here now">{here}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          A restore replaces all of it while the portal runs, counts and records included. What is here now is
          moved to a folder of its own, not deleted. The settings file, the backups and this desk stay.
          {needsRestart && " The backup is of another portal: restart this one afterwards."}
        </p>
        <ActionForm action="restore-backup" className={styles["sure"]}>
          <input type="hidden" name="name" value={backup.name} />
          <label>
            <input type="checkbox" name="sure" value="yes" required /> Replace what is here
          </label>
          <button className={button["primary"]} type="submit">
            Restore
          </button>
          <a className={button["quiet"]} href="/care">
            Leave it
          </a>
        </ActionForm>
      </TitledSection>
    </div>
  );
}
