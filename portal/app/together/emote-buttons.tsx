import { useTranslate } from "#app/messages/use-translate.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EmotePicture, emotes, emoteWords } from "./emotes.tsx";
import styles from "./together.module.css";

export type EmoteButtonsProps = {
  readonly isMuted: boolean;
  readonly onMute: () => void;
  readonly onEmote: (emote: number) => void;
};

/** The eight emotes, and the button that mutes them. */
export function EmoteButtons({ isMuted, onMute, onEmote }: EmoteButtonsProps) {
  const t = useTranslate();
  return (
    <fieldset className={styles["emotes"]}>
      <legend className="for-screen-readers">{t("room.emotes")}</legend>
      {emotes.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          className={styles["emote"]}
          aria-label={emoteWords(t, index)}
          title={emoteWords(t, index)}
          disabled={isMuted}
          onClick={() => onEmote(index)}
        >
          <EmotePicture index={index} />
        </button>
      ))}
      <button
        type="button"
        className={styles["emote"]}
        aria-label={t("room.muteEmotes")}
        title={t("room.muteEmotes")}
        aria-pressed={isMuted}
        onClick={onMute}
      >
        <Icon name={isMuted ? "muted" : "speaker"} />
      </button>
    </fieldset>
  );
}
