import { useEffect, useRef } from "react";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import { shownMoveCode } from "#app/saves/move-code.ts";
import { QrCode } from "#app/ui/qr-code.tsx";
import { urls } from "#app/urls.ts";
import styles from "./saves.module.css";

/** Saves that wait for the other computer. */
export type SentSaves = { readonly code: string; readonly expiresAt: Date };

/** Shows the code of saves that wait, until it expires. */
export function MovedCode({ sent, onExpired }: { readonly sent: SentSaves; readonly onExpired: () => void }) {
  const t = useTranslate();
  const { code, expiresAt } = sent;
  const output = useRef<HTMLParagraphElement>(null);
  const shown = shownMoveCode(code);
  // In the fragment, which browsers send to nobody.
  const address = `${location.origin}${urls.mine()}#code=${code}`;

  // The button that was pressed is gone.
  useEffect(() => output.current?.focus(), []);

  useEffect(() => {
    const timer = setTimeout(onExpired, Math.max(0, expiresAt.getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, onExpired]);

  return (
    <>
      <p className={styles["shown"]} ref={output} tabIndex={-1} data-testid="move-code">
        {shown}
      </p>
      <p className={styles["note"]}>
        {richText(t, "savesMove.codeNote", {
          time: t.date(expiresAt, { timeStyle: "short" }),
          address: `${location.host}/mine`,
          strong: (text) => <b>{text}</b>,
        })}
      </p>
      <QrCode text={address} label={t("savesMove.qrCode", { code: shown })} />
    </>
  );
}
