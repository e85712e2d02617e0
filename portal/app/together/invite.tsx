import { useState } from "react";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { QrCode } from "#app/ui/qr-code.tsx";
import { urls } from "#app/urls.ts";
import type { ShownRoom } from "./shown-room.ts";
import styles from "./together.module.css";

/** How others find the room: its link, the code to say aloud, and the link as a QR code for a phone. */
export function Invite({ view: { id, code } }: { readonly view: Pick<ShownRoom, "id" | "code"> }) {
  const t = useTranslate();
  const [note, setNote] = useState("");
  const link = `${location.origin}${urls.room(id)}`;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(link);
      setNote(t("room.copied"));
    } catch {
      // Browsers have no clipboard over plain http, and visitors can refuse it.
      setNote(t("room.notCopied"));
    }
  }

  return (
    <div className={styles["invite"]}>
      <div className={styles["ways"]}>
        <p>{t("room.sendLink")}</p>
        <a className={styles["link"]} href={link} data-testid="room-link">
          {link}
        </a>
        <p className={styles["actions"]}>
          <button type="button" className={buttons["quiet"]} onClick={() => void handleCopy()}>
            {t("room.copy")}
          </button>
          <span role="status">{note}</span>
        </p>
        <p>{richText(t, "room.sayCode", { place: () => <b>{`${location.host}${urls.together()}`}</b> })}</p>
        <p className={styles["code"]} data-testid="room-code">
          {code}
        </p>
      </div>
      <QrCode text={link} label={t("room.qrCode")} />
    </div>
  );
}
