import { useEffect, useState } from "react";
import styles from "./figures.module.css";
import type { ShownCheck } from "./shown-check.ts";

const POLL_INTERVAL_MS = 1000;

/** Progress of a link check while it runs, then what it found. Loads the page again at the end, for its buttons. */
export default function LinkProgress({ first }: { first: ShownCheck }) {
  const [check, setCheck] = useState(first);
  useEffect(() => {
    if (!first.isRunning) return undefined;
    const timer = setInterval(async () => {
      const response = await fetch("/api/figures/links");
      if (!response.ok) return;
      const now: ShownCheck = await response.json();
      if (now.isRunning) setCheck(now);
      else location.reload();
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [first]);
  const { isRunning, isStopped, done, total, states, bad, finishedAt } = check;
  return (
    <div data-testid="link-check">
      <p role="status">
        {isRunning
          ? "Asking"
          : isStopped
            ? "Stopped"
            : `Asked ${finishedAt?.slice(0, 16).replace("T", " ")} UTC`}
        : {done} of {total}
      </p>
      {isRunning && (
        <progress className={styles["progress"]} value={done} max={total} aria-label="Link check" />
      )}
      <p>
        {states
          .filter(({ number }) => number > 0)
          .map(({ state, number }) => `${number} ${state}`)
          .join(", ")}
      </p>
      {bad.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <section className={styles["bad"]} tabIndex={0} aria-label="Games that do not answer as they should">
          <ul>
            {bad.map(({ address, state, detail, game }) => (
              <li key={address}>
                {game && (
                  <>
                    <a href={`/games/game/${game.id}`}>{game.name}</a>,{" "}
                  </>
                )}
                {address}: {state}, {detail}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
