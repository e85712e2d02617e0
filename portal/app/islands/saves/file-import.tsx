import { useRef } from "react";
import buttons from "#app/ui/button.module.css";
import styles from "./saves.module.css";

/** Button that chooses a save file. */
export function FileImport({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles["end"]}>
      <p className={styles["note"]}>
        A file that was exported shows what it would change before anything is written.
      </p>
      <button type="button" className={buttons["quiet"]} onClick={() => input.current?.click()}>
        Import a file
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label="Save file"
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
