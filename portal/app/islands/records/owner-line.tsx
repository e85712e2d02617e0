import { SureButton } from "#app/islands/saves/sure-button.tsx";
import buttons from "#app/ui/button.module.css";
import styles from "./records.module.css";
import type { Owner } from "./use-owner.ts";

/** The visitor's name on the boards: made of words from lists, rolled anew as often as liked. */
export function OwnerLine({ owner, onDeleted }: { owner: Owner; onDeleted: () => void }) {
  const { name, joins, trouble } = owner;
  if (!name && !joins) return null;
  return (
    <div className={styles["owner"]}>
      <p>
        You are <strong data-testid="own-name">{name?.text ?? "nobody yet"}</strong> on the boards.
      </p>
      <div className={styles["actions"]}>
        <button type="button" className={buttons["quiet"]} onClick={() => void owner.rollName()}>
          Roll another name
        </button>
        <label className={styles["check"]}>
          <input type="checkbox" checked={joins} onChange={({ target }) => owner.setJoins(target.checked)} />
          Put my runs on the board
        </label>
        <SureButton
          label="Delete my entries"
          sureLabel="Really delete all of them?"
          what="all my entries on every board"
          onSure={() => void owner.deleteAll().then(onDeleted)}
        />
      </div>
      {trouble && (
        <p className={styles["trouble"]} role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
