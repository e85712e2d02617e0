import type { Translate } from "#app/messages/translate.ts";
import styles from "./together.module.css";

const face = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19";
const eyes = "M8.7 9.2v.6M15.3 9.2v.6";

/** The emotes, by the number that travels: strokes of chalk on a field of 24 by 24. */
export const emotes = [
  { id: "hello", path: `${face}${eyes}M7.5 14c1.2 2 2.7 3 4.5 3s3.3-1 4.5-3` },
  {
    id: "haHa",
    path: `${face}M7 9.6l1.7-1.2l1.7 1.2M13.6 9.6l1.7-1.2l1.7 1.2M7 13h10c-.3 3-2.2 5-5 5s-4.7-2-5-5`,
  },
  { id: "wow", path: `${face}${eyes}M12 13.2a2 2.4 0 1 0 0 4.8a2 2.4 0 1 0 0-4.8` },
  { id: "ohNo", path: `${face}${eyes}M7.5 17c1.2-2 2.7-3 4.5-3s3.3 1 4.5 3` },
  {
    id: "cool",
    path: `${face}M5.5 8.5h13M7 8.5c0 4 4 4 4.2 0M12.8 8.5c.2 4 4.2 4 4.2 0M8.5 15.5c2 1.5 5 1.5 7 0`,
  },
  {
    id: "wellPlayed",
    path: "M7.5 21v-10l4-8c2 0 2.7 1.5 2.3 3.2L13.2 9h5.3c1.7 0 2.7 1.3 2.3 2.9l-1.5 6.5c-.4 1.6-1.5 2.6-3.2 2.6zM7.5 11h-4v10h4",
  },
  {
    id: "loveIt",
    path: "M12 20.5c-12-7.5-9.5-16-4.5-16c2.2 0 3.7 1.5 4.5 3.5c.8-2 2.3-3.5 4.5-3.5c5 0 7.5 8.5-4.5 16",
  },
  { id: "again", path: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M17.5 2.5v4.5h-4.5" },
] as const;

/** What an emote says; empty for a number that is none. */
export function emoteWords(t: Translate, index: number): string {
  const id = emotes[index]?.id;
  return id ? t(`emote.${id}`) : "";
}

export function EmotePicture({ index }: { readonly index: number }) {
  return (
    <svg className={styles["picture"]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={emotes[index]?.path} />
    </svg>
  );
}
