import { useEffect, useRef, useState } from "react";
import type { GameComparison } from "#app/saves/compare-saves.ts";
import { gamesWords, verdictWords } from "#app/saves/saves-text.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./saves.module.css";

type Props = {
  readonly comparisons: readonly GameComparison[];
  readonly nameOf: (path: string) => string;
  readonly onImport: (paths: ReadonlySet<string>) => void;
  readonly onCancel: () => void;
};

/** Preview of an import: what it would change in each game, and which of them to take. Games that are behind are not chosen by themselves. */
export function ImportPreview({ comparisons, nameOf, onImport, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState(() => new Set(comparisons.filter(isAhead).map(({ path }) => path)));

  // It appears far from the button that asked for it.
  useEffect(() => heading.current?.focus(), []);

  function handleToggle(path: string): void {
    const next = new Set(chosen);
    if (!next.delete(path)) next.add(path);
    setChosen(next);
  }

  return (
    <section className={styles["preview"]} aria-labelledby="import-preview">
      <h3 id="import-preview" ref={heading} tabIndex={-1}>
        What would change
      </h3>
      <ul className={styles["list"]}>
        {comparisons.map((comparison) => (
          <li key={comparison.path}>
            <label className={styles["choice"]}>
              <input
                type="checkbox"
                checked={chosen.has(comparison.path)}
                disabled={!canTake(comparison)}
                onChange={() => handleToggle(comparison.path)}
              />
              <span>
                <b>{nameOf(comparison.path)}</b>
                <span className={styles["verdict"]} data-verdict={comparison.verdict}>
                  {comparison.fits ? verdictWords[comparison.verdict] : "More than this game may keep"}
                </span>
                <span className={styles["note"]}>{keyWords(comparison)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles["note"]}>
        What you tick replaces the same parts here; nothing else is touched. Nothing is written before you
        press.
      </p>
      <div className={styles["actions"]}>
        <button
          type="button"
          className={buttons["primary"]}
          disabled={chosen.size === 0}
          onClick={() => onImport(chosen)}
        >
          Import {gamesWords(chosen.size)}
        </button>
        <button type="button" className={buttons["quiet"]} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}

function canTake({ verdict, fits }: GameComparison): boolean {
  return fits && verdict !== "same";
}

function isAhead(comparison: GameComparison): boolean {
  return canTake(comparison) && (comparison.verdict === "new" || comparison.verdict === "newer");
}

/** `Of its parts: 2 new, 1 older` */
function keyWords({ keys }: GameComparison): string {
  const counts = Object.entries(keys).filter(([, number]) => number > 0);
  return `Of its parts: ${counts.map(([comparison, number]) => `${number} ${comparison}`).join(", ")}`;
}
