import button from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { ActionForm } from "#desk/frame/action-form.tsx";
import { languageName } from "#desk/frame/language-name.ts";
import type { KnownGame } from "#domain/catalogue/overlay/known-games.ts";
import { translationOf } from "#domain/catalogue/words/game-words.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language/language.ts";
import type { FieldValues } from "./form-change.ts";
import { GamePlace } from "./game-place.tsx";
import styles from "./games.module.css";

type Props = {
  readonly known: KnownGame;
  readonly languages: readonly Language[];
  /** What was typed into a form that was refused. */
  readonly typed: FieldValues;
};

/** Name and description of a game in every language but the one that it is written in, with a form for each. */
export function TranslatedWords({ known: { game, shown }, languages, typed }: Props) {
  const own = shown.language ?? DEFAULT_LANGUAGE;
  return languages
    .filter((language) => language !== own)
    .map((language) => {
      const words = translationOf(shown, language);
      const isTyped = typed["in"] === language;
      const { name, description } = isTyped ? typed : (words ?? {});
      return (
        <details key={language} open={isTyped}>
          <summary>
            {languageName(language)}: {words ? (words.name ?? shown.name) : "as it is written"}
          </summary>
          <ActionForm action="translate" className={styles["fields"]}>
            <GamePlace path={game.path} />
            <input type="hidden" name="in" value={language} />
            <label className={form["label"]}>
              Name in {languageName(language)}
              <input
                className={form["field"]}
                name="name"
                lang={language}
                dir="auto"
                defaultValue={name}
                placeholder={shown.name}
              />
            </label>
            <label className={`${form["label"]} ${styles["wide"]}`}>
              Description in {languageName(language)}
              <textarea
                className={form["field"]}
                name="description"
                lang={language}
                dir="auto"
                rows={3}
                defaultValue={description}
                placeholder={shown.description}
              />
            </label>
            <button className={button["primary"]} type="submit">
              Save in {languageName(language)}
            </button>
          </ActionForm>
        </details>
      );
    });
}
