import type { DeskSession } from "#domain/desk/desk-sessions.ts";
import styles from "./care.module.css";
import { Sessions } from "./sessions.tsx";

type Props = { readonly sessions: readonly DeskSession[]; readonly ownSession: string };

export function Care({ sessions, ownSession }: Props) {
  return (
    <div className={styles["care"]}>
      <h1>Care</h1>
      <Sessions sessions={sessions} own={ownSession} />
    </div>
  );
}
