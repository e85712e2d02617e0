import { useEffect, useLayoutEffect, useRef } from "react";
import type { Translate } from "#app/messages/translate.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { EmoteBar } from "./emote-bar.tsx";
import { HostTools } from "./host-tools.tsx";
import { Invitation } from "./invitation.tsx";
import { Invite } from "./invite.tsx";
import { RoomActions } from "./room-actions.tsx";
import type { RoomClient, RoomState } from "./room-client.ts";
import type { RoomProps } from "./room-props.ts";
import { roomWords } from "./room-words.ts";
import { SeatList } from "./seat-list.tsx";
import styles from "./together.module.css";
import { useRoom } from "./use-room.ts";

export type TogetherPanelProps = RoomProps & {
  readonly client: RoomClient;
  /** The button 'Play together', which stays outside of the panel. */
  readonly button: HTMLElement;
  /** The visitor has pressed it. */
  readonly isPressed: boolean;
};

/** Panel of a room on the page of its game: who is there, how to invite others, and what is to be done next. */
export function TogetherPanel({ client, button, isPressed, ...game }: TogetherPanelProps) {
  const { state, invitation, hasPressed, notePress, dismiss } = useRoom(client, isPressed);
  const t = useTranslate();
  const { status, view, trouble, emote } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = status !== "out" || invitation !== undefined || trouble !== "";

  useEffect(() => {
    const handlePress = () => {
      if (isShown) title.current?.focus();
      else client.open({});
    };
    button.addEventListener("click", handlePress);
    return () => button.removeEventListener("click", handlePress);
  }, [button, client, isShown]);

  // It appears out of sight, below the game, and grows with the room. A layout effect: a later one could take the focus from a button of it.
  const isIn = view !== undefined;
  useLayoutEffect(() => {
    if (!isShown && !isIn) return;
    title.current?.closest("section")?.scrollIntoView({ block: "nearest" });
    title.current?.focus({ preventScroll: true });
  }, [isShown, isIn]);

  if (!isShown) return null;
  return (
    <section className={styles["panel"]} aria-labelledby="room-title" onClickCapture={notePress}>
      <div className={styles["head"]}>
        <h2 id="room-title" ref={title} tabIndex={-1}>
          {t("room.title")}
        </h2>
        <p className={styles["words"]} role="status">
          {statusWords(t, state)}
        </p>
        {view && <RoomActions view={view} client={client} hasPressed={hasPressed} />}
        {status === "entering" && (
          <button type="button" className={buttons["quiet"]} onClick={client.leave}>
            {t("room.cancel")}
          </button>
        )}
        {status === "out" && (
          <Invitation room={invitation} name={game.name} client={client} onDismiss={dismiss} />
        )}
      </div>
      <p className={styles["trouble"]} role="alert">
        {trouble}
      </p>
      {view && (
        <>
          <EmoteBar view={view} client={client} emote={emote} />
          <div className={styles["columns"]}>
            <div className={styles["column"]}>
              <SeatList view={view} client={client} />
              <HostTools view={view} client={client} {...game} />
            </div>
            <Invite view={view} />
          </div>
        </>
      )}
    </section>
  );
}

function statusWords(t: Translate, { status, view, trouble }: RoomState): string {
  if (status === "lost") return t("room.lost");
  if (status === "entering") return t("room.entering");
  if (view) return roomWords(t, view);
  return trouble ? "" : t("room.invited");
}
