import type { Translate } from "#app/messages/translate.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { downloadName } from "#app/stage/download-name.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./stage.module.css";

/** A file that the game wants to save on the visitor's computer. */
export type OfferedFile = { readonly name: string; readonly file: Blob };

type Props = { game: string; offered: OfferedFile; onDone: (isSaved: boolean) => void };

/** Asks whether a game may save a file. The page saves it, on this press and no other. */
export function DownloadQuestion({ game, offered, onDone }: Props) {
  const t = useTranslate();
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
    <div className={styles["question"]} role="alertdialog" aria-label={t("download.title")}>
      <p>{t("download.question", { game, name, size: fileSizeWords(t, offered.file.size) })}</p>
      <button className={buttons["primary"]} type="button" onClick={handleSave}>
        {t("download.save")}
      </button>
      <button className={buttons["quiet"]} type="button" onClick={() => onDone(false)}>
        {t("download.refuse")}
      </button>
    </div>
  );
}

function fileSizeWords(t: Translate, bytes: number): string {
  return bytes < 1_000_000
    ? t("size.kilobytes", { size: Math.ceil(bytes / 1000) })
    : t("size.megabytesAndTenths", { size: bytes / 1_000_000 });
}
