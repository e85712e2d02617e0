import type { ReactNode } from "react";
import styles from "./titled-section.module.css";

type Props = {
  readonly id: string;
  readonly title: string;
  /** Said beside the title. */
  readonly note: ReactNode;
  readonly children: ReactNode;
};

/** Section of a page: a title with a note beside it, and what belongs to it below. */
export function TitledSection({ id, title, note, children }: Props) {
  return (
    <section className={styles["section"]} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles["head"]}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={styles["note"]}>{note}</p>
      </div>
      {children}
    </section>
  );
}
