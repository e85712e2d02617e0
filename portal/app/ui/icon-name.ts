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
  | "globe"
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
  | "star"
  | "swap"
  | "titles"
  | "up"
  | "video";

/** Id of an icon's symbol in the sprite of the page (`document/sprite.ts`). */
export function iconId(name: IconName): string {
  return `icon-${name}`;
}
