import { useTranslate } from "#app/messages/use-translate.ts";
import type { Portal } from "#domain/portal.ts";
import { browserStorage } from "#domain/privacy/browser-storage.ts";
import styles from "./kept-items.module.css";

/** List of everything that the site keeps in a visitor's browser. */
export function KeptItems({ portal }: { portal: Portal }) {
  const t = useTranslate();
  const items = browserStorage.filter(({ name }) => !(portal.schoolMode && name === "cloak"));
  return (
    <ul className={styles["items"]}>
      {items.map((item) => (
        <li key={item.id}>
          {t(`keptItems.${item.id}`, "lifetime" in item ? item.lifetime : {})}{" "}
          {item.name && <code>{t(`keptNames.${item.kind}`, { name: item.name })}</code>}
        </li>
      ))}
      <li>{t("keptNames.ofGames")}</li>
    </ul>
  );
}
