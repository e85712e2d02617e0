import styles from "./icon.module.css";

/** The shapes in `icons/`. */
export type IconName =
  | "bell"
  | "bolt"
  | "chat"
  | "check"
  | "chevron"
  | "cloak"
  | "code"
  | "dice"
  | "flame"
  | "fullscreen"
  | "games"
  | "hands"
  | "heart"
  | "home"
  | "keep"
  | "left"
  | "muted"
  | "outside"
  | "people"
  | "pictures"
  | "play"
  | "reload"
  | "remove"
  | "right"
  | "search"
  | "sparkle"
  | "speaker"
  | "speed"
  | "swap"
  | "titles"
  | "up"
  | "video";

/** Without a label the icon is decoration; with one it speaks for itself. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const look = `${styles["icon"]} ${styles[name]}`;
  if (!label) return <span className={look} aria-hidden="true" />;
  return <span className={look} role="img" aria-label={label} title={label} />;
}
