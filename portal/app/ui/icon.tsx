import styles from "./icon.module.css";

/** Names of the SVG files in `icons/`. */
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

/** Icon as a CSS mask. Without a label it is hidden from screen readers. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const look = `${styles["icon"]} ${styles[name]}`;
  if (!label) return <span className={look} aria-hidden="true" />;
  return <span className={look} role="img" aria-label={label} title={label} />;
}
