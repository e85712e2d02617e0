import type { ReactNode } from "react";
import styles from "./notice.module.css";

/** A page that has one thing to say, and ways to go on. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles["notice"]}>
      <h1>{title}</h1>
      <p className={styles["text"]}>{text}</p>
      <div className={styles["ways"]}>{children}</div>
    </div>
  );
}
