import { useRef } from "react";
import { createPortal } from "react-dom";
import tools from "#app/islands/stage/game-bar.module.css";
import { useTranslate } from "#app/messages/use-translate.ts";
import { EmoteButtons, type EmoteButtonsProps } from "./emote-buttons.tsx";
import { EMOTE_PLACE_ID } from "./emote-place.ts";
import { EmotePicture } from "./emotes.tsx";
import { focusGame } from "./show-game.ts";
import styles from "./together.module.css";

const MENU_ID = "emote-menu";

/** The emotes as a menu in the bar of the game, for one who has no eye for the panel, or has the game in fullscreen. */
export function EmoteMenu({ onEmote, ...props }: EmoteButtonsProps) {
  const t = useTranslate();
  const menu = useRef<HTMLDivElement>(null);
  const place = document.getElementById(EMOTE_PLACE_ID);
  if (!place) return null;

  function handleEmote(emote: number) {
    onEmote(emote);
    menu.current?.hidePopover();
    focusGame();
  }

  return createPortal(
    <>
      <button
        type="button"
        className={`${tools["tool"]} ${styles["open"]}`}
        popoverTarget={MENU_ID}
        aria-label={t("room.emotes")}
        title={t("room.emotes")}
      >
        <EmotePicture index={0} />
      </button>
      <div id={MENU_ID} className={styles["menu"]} ref={menu} popover="auto">
        <EmoteButtons {...props} onEmote={handleEmote} />
      </div>
    </>,
    place,
  );
}
