import button from "#app/ui/button.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import { Time } from "#desk/frame/time.tsx";
import { DeskIsland } from "#desk/islands/desk-island.tsx";
import { byteSize } from "#domain/byte-size.ts";
import type { BackupInfo } from "#domain/desk/backups.ts";
import styles from "./care.module.css";
import UploadBackup from "./upload-backup.island.tsx";

/** Backups in the data folder: make, download, restore, remove, and take one from elsewhere. */
export function BackupList({ backups }: { backups: readonly BackupInfo[] }) {
  return (
    <TitledSection
      id="backups"
      title="Backups"
      note="Accounts, counts, games, words and secrets of this portal. Keep a download elsewhere, as you would keep a password."
    >
      <ActionForm action="make-backup">
        <button className={button["primary"]} type="submit">
          Make a backup
        </button>
      </ActionForm>
      {backups.length > 0 ? <BackupTable backups={backups} /> : <p>There is no backup here yet.</p>}
      <DeskIsland name="upload-backup" of={UploadBackup} props={{}} />
    </TitledSection>
  );
}

function BackupTable({ backups }: { backups: readonly BackupInfo[] }) {
  return (
    <table className={table["table"]}>
      <thead>
        <tr>
          <th scope="col">Backup</th>
          <th scope="col">Made</th>
          <th scope="col">Size</th>
          <th scope="col">
            <span className="for-screen-readers">Use</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {backups.map(({ name, madeAt, files, bytes }) => (
          <tr key={name} data-testid="backup">
            <td data-label="Backup">{name}</td>
            <td data-label="Made">
              <Time at={madeAt} />
            </td>
            <td data-label="Size">{`${byteSize(bytes)} in ${files} files`}</td>
            <td>
              <div className={styles["uses"]}>
                <a
                  className={button["quiet"]}
                  href={`/files/care/backup?name=${encodeURIComponent(name)}`}
                  aria-label={`Download ${name}`}
                >
                  Download
                </a>
                <a
                  className={button["quiet"]}
                  href={`/care/backup/${encodeURIComponent(name)}`}
                  aria-label={`Restore ${name}`}
                >
                  Restore…
                </a>
                <ActionForm action="remove-backup">
                  <input type="hidden" name="name" value={name} />
                  <button
                    className={button["quiet"]}
                    type="submit"
                    data-confirm={`Remove the backup ${name}?`}
                    aria-label={`Remove ${name}`}
                  >
                    Remove
                  </button>
                </ActionForm>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
