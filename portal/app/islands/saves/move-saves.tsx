import { type FormEvent, useEffect, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import { parseMoveCode } from "#app/saves/move-code.ts";
import { canMoveSaves } from "#app/saves/move-saves.ts";
import { SavesRefused } from "#app/saves/saves-refused.ts";
import buttons from "#app/ui/button.module.css";
import forms from "#app/ui/form.module.css";
import { MovedCode, type SentSaves } from "./moved-code.tsx";
import styles from "./saves.module.css";

type Props = {
  readonly hasSaves: boolean;
  readonly onSend: () => Promise<SentSaves>;
  readonly onTake: (code: string) => Promise<void>;
  readonly onRefused: (message: string) => void;
};

/** Moves saves to another computer: here a code is made, there it is entered. */
export function MoveSaves({ hasSaves, onSend, onTake, onRefused }: Props) {
  const t = useTranslate();
  const [sent, setSent] = useState<SentSaves>();
  const [code, setCode] = useState("");
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    const scanned = scannedCode();
    if (scanned) setCode(scanned);
  }, []);

  /** One at a time: a code is stretched for a second, and a second press would use it up. */
  function run(work: () => Promise<void>): void {
    if (isWaiting) return;
    setWaiting(true);
    work()
      .catch((error: unknown) => {
        if (!(error instanceof SavesRefused)) reportError(error);
        onRefused(error instanceof SavesRefused ? error.words(t) : t("savesMove.failed"));
      })
      .finally(() => setWaiting(false));
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const parsed = parseMoveCode(code);
    if (parsed === undefined) onRefused(t("savesMove.noCode"));
    else
      run(async () => {
        await onTake(parsed);
        setCode("");
      });
  }

  if (!canMoveSaves()) return <p className={styles["note"]}>{t("savesMove.insecure")}</p>;
  return (
    <div className={styles["move"]} aria-busy={isWaiting}>
      <section className={styles["way"]} aria-labelledby="move-out">
        <h3 id="move-out">{t("savesMove.out")}</h3>
        <p className={styles["note"]}>{t("savesMove.outNote")}</p>
        {sent ? (
          <MovedCode sent={sent} onExpired={() => setSent(undefined)} />
        ) : (
          <button
            type="button"
            className={buttons["quiet"]}
            disabled={!hasSaves}
            aria-disabled={isWaiting}
            onClick={() => run(async () => setSent(await onSend()))}
          >
            {t(isWaiting ? "savesMove.moment" : "savesMove.make")}
          </button>
        )}
      </section>
      <section className={styles["way"]} aria-labelledby="move-in">
        <h3 id="move-in">{t("savesMove.in")}</h3>
        <p className={styles["note"]}>{t("savesMove.inNote")}</p>
        <form className={styles["form"]} onSubmit={handleSubmit}>
          <label className={forms["label"]}>
            {t("savesMove.code")}
            <input
              className={`${forms["field"]} ${styles["code"]}`}
              value={code}
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          </label>
          <button type="submit" className={buttons["quiet"]} aria-disabled={isWaiting}>
            {t(isWaiting ? "savesMove.moment" : "savesMove.get")}
          </button>
        </form>
      </section>
    </div>
  );
}

/** The code in the address that a QR code led to; the address loses it, so that it stays in no history. */
function scannedCode(): string | undefined {
  const code = new URLSearchParams(location.hash.slice(1)).get("code");
  if (code === null) return undefined;
  history.replaceState(history.state, "", location.pathname + location.search);
  return code;
}
