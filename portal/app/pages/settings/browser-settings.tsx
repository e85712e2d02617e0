import { richText, useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import formStyles from "#app/ui/form.module.css";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import { CLOAK_TITLE_MAX, cloakPresets, isCloakPreset } from "#domain/settings/cloak.ts";
import { panicKeys } from "#player/protocol/panic-keys.ts";
import { Choices } from "./choices.tsx";
import styles from "./settings.module.css";

/**
 * Settings that scripts need. They stay in the browser, so a widget fills them in and stores them (`portal/app/settings/settings-form.ts`).
 * School mode has neither cloak nor panic key.
 */
export function BrowserSettings({ portal, title }: { portal: Portal; title: string }) {
  const t = useTranslate();
  return (
    <section className={styles["part"]} aria-labelledby="play" data-widget="settings" data-title={title}>
      <h2 id="play">{portal.schoolMode ? t("settings.sound") : t("settings.soundCloakPanic")}</h2>
      <p className={styles["soft"]}>
        {t("settings.savedAtOnce")}
        <noscript> {t("settings.needScript")}</noscript>
      </p>
      <fieldset className={styles["choices"]} disabled>
        <legend>
          <label htmlFor="volume">{t("settings.volume")}</label>
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
          {t("settings.percent", { percent: 100 })}
        </output>
      </fieldset>
      {!portal.schoolMode && <CloakFields />}
      {!portal.schoolMode && <PanicFields />}
      <p className={styles["status"]} role="status" />
    </section>
  );
}

function CloakFields() {
  const t = useTranslate();
  const presets = Object.keys(cloakPresets).filter(isCloakPreset);
  return (
    <>
      <Choices
        legend={t("settings.cloak")}
        name="cloak"
        isDisabled
        options={presets.map((preset) => ({ value: preset, label: t(`cloakNames.${preset}`) }))}
        chosen="drive"
      />
      <fieldset className={styles["choices"]} disabled>
        <legend>{t("settings.tabShows")}</legend>
        <p className={styles["tab"]} data-testid="cloak-sample">
          <img src={cloakPresets.drive.icon} alt="" width={16} height={16} data-tab-icon="" />
          <span data-tab-title="">{t("cloak.drive")}</span>
        </p>
        <label className={formStyles["label"]}>
          {t("settings.ownTitle")}
          <input
            className={formStyles["field"]}
            name="cloakTitle"
            maxLength={CLOAK_TITLE_MAX}
            autoComplete="off"
          />
        </label>
        <button className={buttons["quiet"]} type="button" aria-pressed="false" data-cloak-tab="">
          {t("settings.cloakTab")}
        </button>
      </fieldset>
      <p className={styles["soft"]}>{t("settings.cloakHint")}</p>
    </>
  );
}

function PanicFields() {
  const t = useTranslate();
  return (
    <>
      <fieldset className={styles["choices"]} disabled>
        <legend>{t("settings.panicKey")}</legend>
        <label className={formStyles["label"]}>
          {t("settings.key")}
          <select className={formStyles["field"]} name="panicKey" defaultValue="">
            <option value="">{t("settings.panicOff")}</option>
            {Object.entries(panicKeys).map(([key, name]) => (
              <option key={key} value={key}>
                {t(`panicKeyNames.${name}`, { key })}
              </option>
            ))}
          </select>
        </label>
        <label className={`${formStyles["label"]} ${styles["address"]}`}>
          {t("settings.leadsTo")}
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
        {richText(t, "settings.panicHint", {
          link: (text) => <a href={urls.games({ query: "type=external" })}>{text}</a>,
        })}
      </p>
    </>
  );
}
