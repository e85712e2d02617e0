import { useEffect, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { RoomView } from "#domain/together/room-view.ts";
import { EmotePicture, emotes } from "./emotes.tsx";
import type { RoomClient, RoomState } from "./room-client.ts";
import { memberOf } from "./room-members.ts";
import styles from "./together.module.css";

const SHOWN_MS = 3000;

type Props = {
  readonly view: RoomView;
  readonly client: RoomClient;
  readonly emote: RoomState["emote"];
};

/** The eight emotes, the last one of another member above the page, and the button that mutes them. */
export function EmoteBar({ view, client, emote }: Props) {
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

  return (
    <fieldset className={styles["emotes"]}>
      <legend className="for-screen-readers">Emotes</legend>
      {emotes.map(({ label }, index) => (
        <button
          key={label}
          type="button"
          className={styles["emote"]}
          aria-label={label}
          title={label}
          disabled={isMuted}
          onClick={() => client.emote(index)}
        >
          <EmotePicture index={index} />
        </button>
      ))}
      <button
        type="button"
        className={styles["emote"]}
        aria-label="Mute emotes"
        title="Mute emotes"
        aria-pressed={isMuted}
        onClick={() => setMuted(!isMuted)}
      >
        <Icon name={isMuted ? "muted" : "speaker"} />
      </button>
      <div className={styles["bubble"]} ref={bubble} popover="manual" role="status">
        {shown && (
          <>
            <b>{memberOf(view, shown.member)?.name}</b>
            <EmotePicture index={shown.emote} />
            <span>{emotes[shown.emote]?.label}</span>
          </>
        )}
      </div>
    </fieldset>
  );
}
