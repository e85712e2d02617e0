import { gamesWords, saveSizeWords } from "#app/saves/saves-text.ts";
import type { SavedGame } from "#app/stage/save-database.ts";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import styles from "./saves.module.css";
import { SureButton } from "./sure-button.tsx";

type Props = {
  readonly games: readonly SavedGame[];
  /** Games that keep more than can leave this browser. */
  readonly tooLarge: readonly string[];
  readonly nameOf: (path: string) => string;
  readonly onExport: (paths: readonly string[]) => void;
  readonly onDelete: (paths: readonly string[]) => void;
};

const whenFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** List of the games with saves: how much each keeps and when it last wrote. */
export function SavedGames({ games, tooLarge, nameOf, onExport, onDelete }: Props) {
  if (games.length === 0)
    return <p className={styles["note"]}>No game keeps anything in this browser yet.</p>;
  const paths = games.map(({ path }) => path);
  const bytes = games.reduce((sum, game) => sum + game.bytes, 0);
  return (
    <>
      <ul className={styles["list"]} data-testid="saved-games">
        {games.map((game) => (
          <li className={styles["game"]} key={game.path}>
            <div>
              <a className={styles["name"]} href={urls.game(game)}>
                {nameOf(game.path)}
              </a>
              <p className={styles["note"]}>
                {saveSizeWords(game.bytes)}, last written{" "}
                <time dateTime={game.changedAt.toISOString()}>{whenFormat.format(game.changedAt)}</time>
              </p>
            </div>
            <div className={styles["actions"]}>
              <button
                type="button"
                className={buttons["quiet"]}
                aria-label={`Export ${nameOf(game.path)}`}
                onClick={() => onExport([game.path])}
              >
                Export
              </button>
              <SureButton
                label="Delete"
                sureLabel="Really delete?"
                what={nameOf(game.path)}
                onSure={() => onDelete([game.path])}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles["end"]}>
        <p className={styles["note"]}>
          {gamesWords(games.length)}, {saveSizeWords(bytes)} in all.
          {tooLarge.length > 0 &&
            ` Too large to leave this browser, in whole or in part: ${tooLarge.map(nameOf).join(", ")}.`}
        </p>
        <div className={styles["actions"]}>
          <button type="button" className={buttons["quiet"]} onClick={() => onExport(paths)}>
            Export all
          </button>
          <SureButton
            label="Delete all"
            sureLabel="Really delete all?"
            what={gamesWords(games.length)}
            onSure={() => onDelete(paths)}
          />
        </div>
      </div>
    </>
  );
}
