import { downloadName } from "#app/stage/download-name.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./stage.module.css";

/** A file that the game wants to save on the visitor's computer. */
export type OfferedFile = { readonly name: string; readonly file: Blob };

type Props = { game: string; offered: OfferedFile; onDone: (isSaved: boolean) => void };

/** Asks whether a game may save a file. The page saves it, on this press and no other. */
export function DownloadQuestion({ game, offered, onDone }: Props) {
  const name = downloadName(offered.name);

  function handleSave() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(offered.file);
    link.download = name;
    link.click();
    // After the browser has opened it.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    onDone(true);
  }

  return (
    <div className={styles["question"]} role="alertdialog" aria-label="Save a file">
      <p>
        {game} wants to save a file on this computer: {name} ({sizeOf(offered.file)}).
      </p>
      <button className={buttons["primary"]} type="button" onClick={handleSave}>
        Save it
      </button>
      <button className={buttons["quiet"]} type="button" onClick={() => onDone(false)}>
        No
      </button>
    </div>
  );
}

function sizeOf({ size }: Blob): string {
  return size < 1_000_000 ? `${Math.ceil(size / 1000)} KB` : `${(size / 1_000_000).toFixed(1)} MB`;
}
