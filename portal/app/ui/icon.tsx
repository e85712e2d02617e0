import styles from "./icon.module.css";
import { type IconName, iconId } from "./icon-name.ts";

/** Icon of the page's sprite, in the text colour. Without a label it is hidden from screen readers. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const symbol = <use href={`#${iconId(name)}`} />;
  if (!label)
    return (
      <svg className={styles["icon"]} aria-hidden="true">
        {symbol}
      </svg>
    );
  return (
    <svg className={styles["icon"]} role="img" aria-label={label}>
      <title>{label}</title>
      {symbol}
    </svg>
  );
}
