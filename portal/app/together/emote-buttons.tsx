import { Icon } from "#app/ui/icon.tsx";
import { EmotePicture, emotes } from "./emotes.tsx";
import styles from "./together.module.css";

export type EmoteButtonsProps = {
  readonly isMuted: boolean;
  readonly onMute: () => void;
  readonly onEmote: (emote: number) => void;
};

/** The eight emotes, and the button that mutes them. */
export function EmoteButtons({ isMuted, onMute, onEmote }: EmoteButtonsProps) {
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
          onClick={() => onEmote(index)}
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
        onClick={onMute}
      >
        <Icon name={isMuted ? "muted" : "speaker"} />
      </button>
    </fieldset>
  );
}
