import type { BackupInfo } from "#domain/desk/backups.ts";
import type { Health, SettingInForce, VersionChanges, Warning } from "#domain/desk/care.ts";
import type { DeskSession } from "#domain/desk/desk-sessions.ts";
import { BackupList } from "./backup-list.tsx";
import styles from "./care.module.css";
import { HealthTiles } from "./health-tiles.tsx";
import { Sessions } from "./sessions.tsx";
import { SettingsMeaning } from "./settings-meaning.tsx";
import { Version } from "./version.tsx";
import { Warnings } from "./warnings.tsx";

type Props = {
  readonly version: string;
  readonly health: Health;
  readonly warnings: readonly Warning[];
  readonly changes: readonly VersionChanges[];
  readonly backups: readonly BackupInfo[];
  readonly settings: readonly SettingInForce[];
  readonly sessions: readonly DeskSession[];
  readonly ownSession: string;
};

export function Care({ version, health, warnings, changes, backups, settings, sessions, ownSession }: Props) {
  return (
    <div className={styles["care"]}>
      <h1>Care</h1>
      <HealthTiles health={health} />
      <BackupList backups={backups} />
      <Warnings warnings={warnings} />
      <Version version={version} changes={changes} />
      <SettingsMeaning settings={settings} />
      <Sessions sessions={sessions} own={ownSession} />
    </div>
  );
}
