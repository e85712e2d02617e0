import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { ANY_ROOM } from "#app/urls.ts";
import type { RoomClient } from "./room-client.ts";
import styles from "./together.module.css";

type Props = {
  /** Code or id of the room; undefined where a room was left or could not be entered. */
  readonly room: string | undefined;
  readonly name: string;
  readonly client: RoomClient;
  readonly onDismiss: () => void;
};

/** Ways into a room. Nobody comes into one by a URL alone: the press also counts as the one that launches the game. */
export function Invitation({ room, name, client, onDismiss }: Props) {
  const t = useTranslate();
  return (
    <div className={styles["actions"]}>
      {room === ANY_ROOM ? (
        <button type="button" className={buttons["primary"]} onClick={client.match}>
          {t("room.match", { game: name })}
        </button>
      ) : (
        room && (
          <button type="button" className={buttons["primary"]} onClick={() => client.join(room)}>
            {t("room.join")}
          </button>
        )
      )}
      <button
        type="button"
        className={buttons["quiet"]}
        onClick={() => {
          onDismiss();
          client.open({});
        }}
      >
        {t("room.openOwn")}
      </button>
      <button
        type="button"
        className={buttons["quiet"]}
        onClick={() => {
          onDismiss();
          client.leave();
        }}
      >
        {t("room.playAlone")}
      </button>
    </div>
  );
}
