import { useEffect, useRef, useState } from "react";
import type { Translate } from "#app/messages/translate.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { GameComparison, KeyComparison } from "#app/saves/compare-saves.ts";
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
  const t = useTranslate();
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
        {t("savesPreview.title")}
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
                  {t(comparison.fits ? `saveVerdicts.${comparison.verdict}` : "savesPreview.tooLarge")}
                </span>
                <span className={styles["note"]}>{keyWords(t, comparison)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles["note"]}>{t("savesPreview.note")}</p>
      <div className={styles["actions"]}>
        <button
          type="button"
          className={buttons["primary"]}
          disabled={chosen.size === 0}
          onClick={() => onImport(chosen)}
        >
          {t("savesPreview.import", { count: chosen.size })}
        </button>
        <button type="button" className={buttons["quiet"]} onClick={onCancel}>
          {t("savesPreview.cancel")}
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
function keyWords(t: Translate, { keys }: GameComparison): string {
  const found = (Object.keys(keys) as KeyComparison[]).filter((comparison) => keys[comparison] > 0);
  const counts = found.map((comparison) => t(`savePartCounts.${comparison}`, { count: keys[comparison] }));
  return t("savesPreview.parts", { counts: counts.join(t("list.separator")) });
}
