import { richText, useTranslate } from "#app/messages/use-translate.ts";
import { PURSE_PATH } from "#app/purse/purse-save.ts";
import { saveSizeWords } from "#app/saves/saves-text.ts";
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

/** List of the games with saves: how much each keeps and when it last wrote. */
export function SavedGames({ games, tooLarge, nameOf, onExport, onDelete }: Props) {
  const t = useTranslate();
  if (games.length === 0) return <p className={styles["note"]}>{t("saves.none")}</p>;
  const paths = games.map(({ path }) => path);
  const bytes = games.reduce((sum, game) => sum + game.bytes, 0);
  return (
    <>
      <ul className={styles["list"]} data-testid="saved-games">
        {games.map((game) => (
          <li className={styles["game"]} key={game.path}>
            <div>
              {game.path === PURSE_PATH ? (
                <b className={styles["name"]}>{nameOf(game.path)}</b>
              ) : (
                <a className={styles["name"]} href={urls.game(game)}>
                  {nameOf(game.path)}
                </a>
              )}
              <p className={styles["note"]}>
                {richText(t, "saves.facts", {
                  size: saveSizeWords(t, game.bytes),
                  date: t.date(game.changedAt, { dateStyle: "medium", timeStyle: "short" }),
                  time: (text) => <time dateTime={game.changedAt.toISOString()}>{text}</time>,
                })}
              </p>
            </div>
            <div className={styles["actions"]}>
              <button
                type="button"
                className={buttons["quiet"]}
                aria-label={t("saves.exportOf", { name: nameOf(game.path) })}
                onClick={() => onExport([game.path])}
              >
                {t("saves.export")}
              </button>
              <SureButton
                label={t("saves.delete")}
                sureLabel={t("saves.sureDelete")}
                what={nameOf(game.path)}
                onSure={() => onDelete([game.path])}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles["end"]}>
        <p className={styles["note"]}>
          {t("saves.sum", { count: games.length, size: saveSizeWords(t, bytes) })}
          {tooLarge.length > 0 &&
            ` ${t("saves.tooLarge", { games: tooLarge.map(nameOf).join(t("list.separator")) })}`}
        </p>
        <div className={styles["actions"]}>
          <button type="button" className={buttons["quiet"]} onClick={() => onExport(paths)}>
            {t("saves.exportAll")}
          </button>
          <SureButton
            label={t("saves.deleteAll")}
            sureLabel={t("saves.sureDeleteAll")}
            what={t("saves.games", { count: games.length })}
            onSure={() => onDelete(paths)}
          />
        </div>
      </div>
    </>
  );
}
