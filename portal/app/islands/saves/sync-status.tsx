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

const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** Sync with the account: turns it on and off, and says how it went and what lost to another browser. */
export function SyncStatus({ sync, nameOf, onLook }: Props) {
  if (!sync.isOn)
    return (
      <section className={styles["account"]} aria-labelledby="sync">
        <h3 id="sync">Your account</h3>
        <p className={styles["note"]}>
          It can keep a copy of your saves, up to {SYNC_QUOTA_BYTES / 1_000_000} MB, and every browser where
          you turn this on gets them. Do so only where nobody else plays.
        </p>
        <button type="button" className={buttons["quiet"]} onClick={sync.turnOn}>
          Keep this browser in step
        </button>
      </section>
    );
  const copies = Map.groupBy(sync.copies, ({ game }) => game);
  return (
    <section className={styles["account"]} aria-labelledby="sync">
      <h3 id="sync">Your account</h3>
      <p className={styles["note"]} role="status" data-testid="sync-status">
        {sync.trouble ||
          (sync.isRunning || !sync.syncedAt
            ? "Bringing this browser in step…"
            : `In step with your account, last at ${timeFormat.format(sync.syncedAt)}.`)}
      </p>
      {copies.size > 0 && (
        <ul className={styles["list"]} data-testid="save-copies">
          {Array.from(copies, ([game, list]) => (
            <li className={styles["game"]} key={game}>
              <div>
                <b>{nameOf(game)}</b>
                <p className={styles["note"]}>
                  Two browsers had changed it. The later save counts; the other is kept for {COPY_DAYS} days.
                </p>
              </div>
              <div className={styles["actions"]}>
                <button
                  type="button"
                  className={buttons["quiet"]}
                  aria-label={`Look at the other save of ${nameOf(game)}`}
                  onClick={() => onLook(new Map([[game, valuesOf(list)]]))}
                >
                  Look at it
                </button>
                <button
                  type="button"
                  className={buttons["quiet"]}
                  aria-label={`Forget the other save of ${nameOf(game)}`}
                  onClick={() => sync.forget(game)}
                >
                  Forget it
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles["actions"]}>
        <button type="button" className={buttons["quiet"]} onClick={() => void sync.run()}>
          Sync now
        </button>
        <button type="button" className={buttons["quiet"]} onClick={sync.turnOff}>
          Stop in this browser
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
