import styles from "./icon.module.css";
import { type IconName, iconId } from "./icon-name.ts";

const directed: readonly IconName[] = ["left", "right"];

/** Icon in the text colour; the document puts its shapes into the page (`document/sprite.ts`). Without a label it is hidden from screen readers. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const className = directed.includes(name) ? `${styles["icon"]} ${styles["directed"]}` : styles["icon"];
  const symbol = <use href={`#${iconId(name)}`} />;
  if (!label)
    return (
      <svg className={className} aria-hidden="true">
        {symbol}
      </svg>
    );
  return (
    <svg className={className} role="img" aria-label={label}>
      <title>{label}</title>
      {symbol}
    </svg>
  );
}
