import type { Portal } from "#domain/portal.ts";
import { browserStorage } from "#domain/privacy/browser-storage.ts";
import styles from "./kept-items.module.css";

/** List of everything that the site keeps in a visitor's browser. */
export function KeptItems({ portal }: { portal: Portal }) {
  const items = browserStorage.filter(({ name }) => !(portal.schoolMode && name === "cloak"));
  return (
    <ul className={styles["items"]}>
      {items.map(({ kind, name, what, until }) => (
        <li key={`${kind} ${name}`}>
          {capital(what)}. Kept {until}. {name && <code>{`${kind} ${name}`}</code>}
        </li>
      ))}
      <li>Games may keep things of their own, each in a place where no other game can look.</li>
    </ul>
  );
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
