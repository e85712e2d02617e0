import buttons from "#app/ui/button.module.css";
import formStyles from "#app/ui/form.module.css";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import { CLOAK_TITLE_MAX, cloakPresets } from "#domain/settings/cloak.ts";
import { panicKeys } from "#player/protocol/panic-keys.ts";
import { Choices } from "./choices.tsx";
import styles from "./settings.module.css";

/**
 * Settings that scripts need. They stay in the browser, so a widget fills them in and stores them (`portal/app/settings/settings-form.ts`).
 * School mode has neither cloak nor panic key.
 */
export function BrowserSettings({ portal, title }: { portal: Portal; title: string }) {
  return (
    <section className={styles["part"]} aria-labelledby="play" data-widget="settings" data-title={title}>
      <h2 id="play">{portal.schoolMode ? "Sound" : "Sound, cloak and panic key"}</h2>
      <p className={styles["soft"]}>
        Each change is saved as you make it, in this browser alone.
        <noscript> These need script, which is off in your browser.</noscript>
      </p>
      <fieldset className={styles["choices"]} disabled>
        <legend>
          <label htmlFor="volume">Games start at this volume</label>
        </legend>
        <input
          id="volume"
          className={styles["range"]}
          type="range"
          name="volume"
          min={0}
          max={100}
          step={5}
          defaultValue={100}
        />
        <output htmlFor="volume" data-volume="">
          100%
        </output>
      </fieldset>
      {!portal.schoolMode && <CloakFields />}
      {!portal.schoolMode && <PanicFields />}
      <p className={styles["status"]} role="status" />
    </section>
  );
}

function CloakFields() {
  const presets = Object.entries(cloakPresets);
  return (
    <>
      <Choices
        legend="What a cloaked tab looks like"
        name="cloak"
        isDisabled
        options={presets.map(([value, { name }]) => ({ value, label: name }))}
        chosen="drive"
      />
      <fieldset className={styles["choices"]} disabled>
        <legend>The tab then shows</legend>
        <p className={styles["tab"]} data-testid="cloak-sample">
          <img src={cloakPresets.drive.icon} alt="" width={16} height={16} data-tab-icon="" />
          <span data-tab-title="">{cloakPresets.drive.title}</span>
        </p>
        <label className={formStyles["label"]}>
          Own title
          <input
            className={formStyles["field"]}
            name="cloakTitle"
            maxLength={CLOAK_TITLE_MAX}
            autoComplete="off"
          />
        </label>
        <button className={buttons["quiet"]} type="button" aria-pressed="false" data-cloak-tab="">
          Cloak this tab
        </button>
      </fieldset>
      <p className={styles["soft"]}>
        The cloud in the bar below a game turns the cloak on and off. It is for one tab, until you close it.
      </p>
    </>
  );
}

function PanicFields() {
  return (
    <>
      <fieldset className={styles["choices"]} disabled>
        <legend>Panic key</legend>
        <label className={formStyles["label"]}>
          Key
          <select className={formStyles["field"]} name="panicKey" defaultValue="">
            <option value="">Off</option>
            {Object.entries(panicKeys).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={`${formStyles["label"]} ${styles["address"]}`}>
          Leads to
          <input
            className={formStyles["field"]}
            name="panicAddress"
            type="url"
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      </fieldset>
      <p className={styles["soft"]}>
        It works on every page here and in every game that plays here;{" "}
        <a href={urls.games({ query: "type=external" })}>external games</a> have their own windows and keys.
        The page is gone from this tab's history too.
      </p>
    </>
  );
}
