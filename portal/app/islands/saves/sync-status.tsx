import { useTranslate } from "#app/messages/use-translate.ts";
import type { SavesByGame } from "#app/saves/save-file.ts";
import buttons from "#app/ui/button.module.css";
import { COPY_DAYS, SYNC_QUOTA_BYTES } from "#domain/saves/sync.ts";
import type { SaveCopy } from "#domain/saves/sync-store.ts";
import styles from "./saves.module.css";
import type { SyncControl } from "./use-sync.ts";

type Props = {
  readonly sync: SyncControl;
  readonly nameOf: (path: string) => string;
  /** Shows what a copy would change. */
  readonly onLook: (saves: SavesByGame) => void;
};

/** Sync with the account: turns it on and off, and says how it went and what lost to another browser. */
export function SyncStatus({ sync, nameOf, onLook }: Props) {
  const t = useTranslate();
  if (!sync.isOn)
    return (
      <section className={styles["account"]} aria-labelledby="sync">
        <h3 id="sync">{t("savesSync.title")}</h3>
        <p className={styles["note"]}>
          {t("savesSync.note", { size: t("size.megabytes", { size: SYNC_QUOTA_BYTES / 1_000_000 }) })}
        </p>
        <button type="button" className={buttons["quiet"]} onClick={sync.turnOn}>
          {t("savesSync.turnOn")}
        </button>
      </section>
    );
  const copies = Map.groupBy(sync.copies, ({ game }) => game);
  return (
    <section className={styles["account"]} aria-labelledby="sync">
      <h3 id="sync">{t("savesSync.title")}</h3>
      <p className={styles["note"]} role="status" data-testid="sync-status">
        {sync.trouble ||
          (sync.isRunning || !sync.syncedAt
            ? t("savesSync.running")
            : t("savesSync.done", {
                time: t.date(sync.syncedAt, { dateStyle: "medium", timeStyle: "short" }),
              }))}
      </p>
      {copies.size > 0 && (
        <ul className={styles["list"]} data-testid="save-copies">
          {Array.from(copies, ([game, list]) => (
            <li className={styles["game"]} key={game}>
              <div>
                <b>{nameOf(game)}</b>
                <p className={styles["note"]}>{t("savesSync.copyNote", { days: COPY_DAYS })}</p>
              </div>
              <div className={styles["actions"]}>
                <button
                  type="button"
                  className={buttons["quiet"]}
                  aria-label={t("savesSync.lookOf", { name: nameOf(game) })}
                  onClick={() => onLook(new Map([[game, valuesOf(list)]]))}
                >
                  {t("savesSync.look")}
                </button>
                <button
                  type="button"
                  className={buttons["quiet"]}
                  aria-label={t("savesSync.forgetOf", { name: nameOf(game) })}
                  onClick={() => sync.forget(game)}
                >
                  {t("savesSync.forget")}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles["actions"]}>
        <button type="button" className={buttons["quiet"]} onClick={() => void sync.run()}>
          {t("savesSync.run")}
        </button>
        <button type="button" className={buttons["quiet"]} onClick={sync.turnOff}>
          {t("savesSync.turnOff")}
        </button>
      </div>
    </section>
  );
}

/** The latest copy of each key. */
function valuesOf(copies: readonly SaveCopy[]) {
  const byKey = new Map(copies.map((copy) => [copy.key, copy]));
  return [...byKey.values()].map(({ key, value, writtenAt }) => [key, value, writtenAt] as const);
}
