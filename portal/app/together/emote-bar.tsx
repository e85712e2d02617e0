import { useEffect, useRef, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import { EmoteButtons } from "./emote-buttons.tsx";
import { EmoteMenu } from "./emote-menu.tsx";
import { EmotePicture, emoteWords } from "./emotes.tsx";
import type { RoomClient, RoomState } from "./room-client.ts";
import { memberOf } from "./room-members.ts";
import type { ShownRoom } from "./shown-room.ts";
import styles from "./together.module.css";

const SHOWN_MS = 3000;

type Props = {
  readonly view: ShownRoom;
  readonly client: RoomClient;
  readonly emote: RoomState["emote"];
};

/** The emotes in the panel and in the bar of the game, and the last one of another member above the page. */
export function EmoteBar({ view, client, emote }: Props) {
  const t = useTranslate();
  const [isMuted, setMuted] = useState(false);
  const bubble = useRef<HTMLDivElement>(null);
  const shown = isMuted ? undefined : emote;
  const count = shown?.count;

  useEffect(() => {
    const element = bubble.current;
    if (count === undefined || !element) return;
    // In the top layer: a game in fullscreen does not hide it.
    element.showPopover();
    const timer = setTimeout(() => element.hidePopover(), SHOWN_MS);
    return () => {
      clearTimeout(timer);
      element.hidePopover();
    };
  }, [count]);

  const buttons = { isMuted, onMute: () => setMuted(!isMuted), onEmote: client.emote };
  return (
    <>
      <EmoteButtons {...buttons} />
      <EmoteMenu {...buttons} />
      <div className={styles["bubble"]} ref={bubble} popover="manual" role="status">
        {shown && (
          <>
            <b>{memberOf(view, shown.member)?.name}</b>
            <EmotePicture index={shown.emote} />
            <span>{emoteWords(t, shown.emote)}</span>
          </>
        )}
      </div>
    </>
  );
}
