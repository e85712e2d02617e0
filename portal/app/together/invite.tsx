import { useState } from "react";
import buttons from "#app/ui/button.module.css";
import { QrCode } from "#app/ui/qr-code.tsx";
import { urls } from "#app/urls.ts";
import type { RoomView } from "#domain/together/room-view.ts";
import styles from "./together.module.css";

/** How others find the room: its link, the code to say aloud, and the link as a QR code for a phone. */
export function Invite({ view: { id, code } }: { readonly view: Pick<RoomView, "id" | "code"> }) {
  const [note, setNote] = useState("");
  const link = `${location.origin}${urls.room(id)}`;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(link);
      setNote("Copied.");
    } catch {
      // Browsers have no clipboard over plain http, and visitors can refuse it.
      setNote("This browser does not let us copy. Press long on the link, or with the right button.");
    }
  }

  return (
    <div className={styles["invite"]}>
      <div className={styles["ways"]}>
        <p>Send this link to a friend:</p>
        <a className={styles["link"]} href={link} data-testid="room-link">
          {link}
        </a>
        <p className={styles["actions"]}>
          <button type="button" className={buttons["quiet"]} onClick={() => void handleCopy()}>
            Copy the link
          </button>
          <span role="status">{note}</span>
        </p>
        <p>
          Or say the code, for <b>{`${location.host}${urls.together()}`}</b>:
        </p>
        <p className={styles["code"]} data-testid="room-code">
          {code}
        </p>
      </div>
      <QrCode text={link} label="QR code of the link" />
    </div>
  );
}
