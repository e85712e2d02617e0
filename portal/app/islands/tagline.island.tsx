import { useState } from "react";
import { pickAnother } from "#domain/content/pick.ts";
import styles from "./tagline.module.css";

type Props = { first: string; taglines: readonly string[]; again: string };

/** Tagline of the landing page; a click shows another. Before hydration it is a link that reloads the page, to the same effect. */
export default function Tagline({ first, taglines, again }: Props) {
  const [tagline, setTagline] = useState(first);
  return (
    <a
      className={styles["tagline"]}
      href={again}
      title="Another one"
      data-testid="tagline"
      onClick={(event) => {
        event.preventDefault();
        setTagline(pickAnother(taglines, tagline, Math.random));
      }}
    >
      <span key={tagline} className={styles["words"]} aria-live="polite">
        {tagline}
      </span>
    </a>
  );
}
