import { useRef } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./saves.module.css";

/** Button that chooses a save file. */
export function FileImport({ onFile }: { readonly onFile: (file: File) => void }) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles["end"]}>
      <p className={styles["note"]}>{t("saves.importNote")}</p>
      <button type="button" className={buttons["quiet"]} onClick={() => input.current?.click()}>
        {t("saves.importFile")}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t("saves.file")}
        data-testid="save-file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen once more.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
