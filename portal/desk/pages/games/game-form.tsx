import button from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import { languageName } from "#desk/frame/language-name.ts";
import { DeskIsland } from "#desk/islands/desk-island.tsx";
import type { DeskArgs } from "#desk/page.ts";
import { flashEngines, flashQualities, flashScales, letterboxes } from "#domain/catalogue/flash-settings.ts";
import { ageMarks } from "#domain/catalogue/game.ts";
import type { KnownGame } from "#domain/catalogue/overlay/known-games.ts";
import { DEFAULT_LANGUAGE } from "#domain/language/language.ts";
import { Choice } from "./choice.tsx";
import CoverField from "./cover-field.island.tsx";
import { type FieldValues, fieldValues } from "./form-change.ts";
import { GamePlace } from "./game-place.tsx";
import styles from "./games.module.css";
import { TranslatedWords } from "./translated-words.tsx";

const lines = [
  ["name", "Name"],
  ["tags", "Tags, with commas between"],
  ["author", "Author"],
  ["licence", "Licence"],
  ["source", "Source, an https address"],
] as const;

type Props = {
  readonly known: KnownGame;
  readonly desk: DeskArgs["desk"];
  /** What was typed into a form that was refused. */
  readonly typed?: FieldValues;
};

/** One game with every field that can be changed, and what else can be done to it. */
export function GameForm({ known, desk, typed = {} }: Props) {
  const { game, shown, edit, isAdded } = known;
  const { languages } = desk.content.editor;
  const isRecalled = desk.games.isRecalled(game.path);
  // The form of a language says which it is.
  const values = { ...fieldValues(known), ...(typed["in"] === undefined && typed) };
  const own = fieldValues({ shown: game });
  const isFlash = game.gameType === "flash" || game.gameType === "waflash";
  return (
    <div className={styles["games"]}>
      <p>
        <a href="/games">All games</a>
      </p>
      <h1>{shown.name}</h1>
      <p>
        {game.gameType} · {game.path} · {isAdded ? "yours" : "shipped"}
        {edit?.hidden && " · hidden"}
        {isRecalled && " · recalled"}
      </p>
      <DeskIsland name="cover-field" of={CoverField} props={{ id: game.id, name: shown.name }} />
      <ActionForm action="edit" className={styles["fields"]}>
        <GamePlace path={game.path} />
        {lines.map(([name, label]) => (
          <label key={name} className={form["label"]}>
            {label}
            <input
              className={form["field"]}
              name={name}
              defaultValue={values[name]}
              placeholder={own[name]}
            />
          </label>
        ))}
        <label className={form["label"]}>
          Added on
          <input className={form["field"]} type="date" name="date" defaultValue={values["date"]} />
        </label>
        <label className={`${form["label"]} ${styles["wide"]}`}>
          Description
          <textarea
            className={form["field"]}
            name="description"
            rows={3}
            defaultValue={values["description"]}
          />
        </label>
        <Choice
          label="Written in"
          name="language"
          value={values["language"]}
          values={languages.filter((language) => language !== DEFAULT_LANGUAGE)}
          none={languageName(DEFAULT_LANGUAGE)}
          nameOf={languageName}
        />
        <Choice label="Ages" name="ages" value={values["ages"]} values={ageMarks} none="not said" />
        <Choice
          label="Listed in school mode"
          name="school"
          value={values["school"]}
          values={["yes", "no"]}
          none="as shipped"
        />
        {isFlash && <FlashFields values={values} />}
        <button className={button["primary"]} type="submit">
          Save
        </button>
      </ActionForm>
      <TitledSection
        id="languages"
        title="In other languages"
        note="Its visitors read them, and search finds the name. What is empty is shown as it is written."
      >
        <TranslatedWords known={known} languages={languages} typed={typed} />
      </TitledSection>
      <TitledSection id="more" title="More" note="All but a recall can be undone on the page of all games.">
        <div className={styles["row"]}>
          <Press action={edit?.hidden ? "show" : "hide"} path={game.path}>
            {edit?.hidden ? "Show" : "Hide"}
          </Press>
          <Press action={shown.isTrending ? "unfeature" : "feature"} path={game.path}>
            {shown.isTrending ? "Unfeature" : "Feature"}
          </Press>
          {edit && (
            <Press action="reset" path={game.path}>
              {isAdded ? "As it was added" : "As it is shipped"}
            </Press>
          )}
          <Press
            action={isRecalled ? "recall-fixed" : "recall"}
            path={game.path}
            confirm={isRecalled ? undefined : "Pull it out of the list and out of visitors' browsers?"}
          >
            {isRecalled ? "End the recall" : "Recall"}
          </Press>
          {isAdded && (
            <Press action="remove" path={game.path} confirm={`Remove ${shown.name}?`}>
              Remove
            </Press>
          )}
        </div>
      </TitledSection>
    </div>
  );
}

function FlashFields({ values }: { values: FieldValues }) {
  return (
    <>
      <Choice
        label="Engine"
        name="engine"
        value={values["engine"]}
        values={flashEngines}
        none="Ruffle first"
      />
      <Choice label="Scale" name="scale" value={values["scale"]} values={flashScales} none="showAll" />
      <Choice
        label="Quality"
        name="quality"
        value={values["quality"]}
        values={flashQualities}
        none="its own"
      />
      <Choice label="Letterbox" name="letterbox" value={values["letterbox"]} values={letterboxes} none="on" />
      <label className={form["label"]}>
        Address that the film believes to be at
        <input className={form["field"]} name="address" defaultValue={values["address"]} />
      </label>
      <label className={form["label"]}>
        Parameters, as a=1&amp;b=2
        <input className={form["field"]} name="parameters" defaultValue={values["parameters"]} />
      </label>
    </>
  );
}

function Press(props: { action: string; path: string; confirm?: string | undefined; children: string }) {
  return (
    <ActionForm action={props.action}>
      <GamePlace path={props.path} />
      <button className={button["quiet"]} type="submit" data-confirm={props.confirm}>
        {props.children}
      </button>
    </ActionForm>
  );
}
