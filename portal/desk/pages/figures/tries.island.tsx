import { useEffect, useState } from "react";
import styles from "./figures.module.css";
import type { ShownTry } from "./shown-tries.ts";

const POLL_INTERVAL_MS = 1000;

/** Try-outs of reported games: what each game showed, and the verdict, live. */
export default function Tries({ tries: first }: { tries: readonly ShownTry[] }) {
  const [tries, setTries] = useState(first);
  const isRunning = tries.some(({ state }) => state === "running");
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(async () => {
      const response = await fetch("/api/figures/tries");
      if (response.ok) setTries(await response.json());
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <div role="status">
      {tries.map(({ id, name, at, state, verdict, lines, hasPicture }) => (
        <article key={id} className={styles["try"]} data-testid="try" data-state={state}>
          {hasPicture && (
            <img
              // A later try-out has another picture under the same id.
              src={`/files/figures/picture?id=${id}&at=${at}`}
              alt={`What ${name} showed`}
              width={320}
              height={180}
            />
          )}
          <div>
            <p>
              <strong>{verdict}</strong> {at.slice(0, 16).replace("T", " ")} UTC
            </p>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </div>
  );
}
