import { useState } from "react";
import type { LanguageAttributes } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { pickAnother } from "#domain/content/pick.ts";
import styles from "./tagline.module.css";

type Props = {
  first: string;
  taglines: readonly string[];
  again: string;
  attributes: LanguageAttributes;
};

/** Tagline of the landing page; a click shows another. Before hydration it is a link that reloads the page, to the same effect. */
export default function Tagline({ first, taglines, again, attributes }: Props) {
  const t = useTranslate();
  const [tagline, setTagline] = useState(first);
  return (
    <a
      className={styles["tagline"]}
      href={again}
      title={t("tagline.another")}
      data-testid="tagline"
      onClick={(event) => {
        event.preventDefault();
        setTagline(pickAnother(taglines, tagline, Math.random));
      }}
    >
      <span key={tagline} className={styles["words"]} aria-live="polite" {...attributes}>
        {tagline}
      </span>
    </a>
  );
}
