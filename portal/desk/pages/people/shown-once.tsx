import button from "#app/ui/button.module.css";
import { Notice } from "#app/ui/notice.tsx";
import styles from "./people.module.css";

/** A password or link to hand over. It has no address, so that no history keeps it. */
export function ShownOnce({ title, text, secret }: { title: string; text: string; secret: string }) {
  return (
    <Notice title={title} text={text}>
      <code className={styles["secret"]} data-testid="secret">
        {secret}
      </code>
      <a className={button["quiet"]} href="/people">
        Done
      </a>
    </Notice>
  );
}
