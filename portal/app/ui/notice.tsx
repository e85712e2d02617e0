import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** Body of a page with one message and links to go on. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles["notice"]}>
      <h1>{title}</h1>
      <p className={styles["text"]}>{text}</p>
      <div className={styles["ways"]}>{children}</div>
    </div>
  );
}
