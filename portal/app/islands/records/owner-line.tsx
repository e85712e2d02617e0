import { SureButton } from "#app/islands/saves/sure-button.tsx";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./records.module.css";
import type { Owner } from "./use-owner.ts";

/** The visitor's name on the boards: made of words from lists, rolled anew as often as liked. */
export function OwnerLine({ owner, onDeleted }: { owner: Owner; onDeleted: () => void }) {
  const t = useTranslate();
  const { name, joins, trouble } = owner;
  if (!name && !joins) return null;
  return (
    <div className={styles["owner"]}>
      <p>
        {richText(t, "records.owner", {
          name: () => <strong data-testid="own-name">{name?.text ?? t("records.nobody")}</strong>,
        })}
      </p>
      <div className={styles["actions"]}>
        <button type="button" className={buttons["quiet"]} onClick={() => void owner.rollName()}>
          {t("records.rollName")}
        </button>
        <label className={styles["check"]}>
          <input type="checkbox" checked={joins} onChange={({ target }) => owner.setJoins(target.checked)} />
          {t("records.joinsBoards")}
        </label>
        <SureButton
          label={t("records.delete")}
          sureLabel={t("records.reallyDelete")}
          what={t("records.allEntries")}
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
