import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import type { RoomClient } from "./room-client.ts";
import { canStart, isHost, memberOf } from "./room-members.ts";
import type { ShownRoom } from "./shown-room.ts";
import styles from "./together.module.css";

type Props = {
  readonly view: ShownRoom;
  readonly client: RoomClient;
  /** The visitor has pressed something in this page, which a game needs to start. */
  readonly hasPressed: boolean;
};

/** What a member can do next: start, sit down or stand up, leave. */
export function RoomActions({ view, client, hasPressed }: Props) {
  const t = useTranslate();
  const isBetween = view.phase === "lobby" || view.phase === "over";
  const isSeated = memberOf(view, view.you)?.seat != null;
  const hasFreeSeat = view.members.filter(({ seat }) => seat !== null).length < view.seats.most;
  return (
    <div className={styles["actions"]}>
      {isBetween && isHost(view) && (
        <button
          type="button"
          className={buttons["primary"]}
          disabled={!canStart(view)}
          onClick={client.start}
        >
          {view.phase === "lobby" ? t("room.start") : t("room.rematch")}
        </button>
      )}
      {!isBetween && !hasPressed && (
        // Any press in the panel launches the game.
        <button type="button" className={buttons["primary"]}>
          {t("room.back")}
        </button>
      )}
      {isBetween && isSeated && (
        <button type="button" className={buttons["quiet"]} onClick={client.stand}>
          {t("room.stand")}
        </button>
      )}
      {isBetween && !isSeated && hasFreeSeat && (
        <button type="button" className={buttons["quiet"]} onClick={() => client.sit()}>
          {t("room.sit")}
        </button>
      )}
      <button type="button" className={buttons["quiet"]} onClick={client.leave}>
        {t("room.leave")}
      </button>
    </div>
  );
}
