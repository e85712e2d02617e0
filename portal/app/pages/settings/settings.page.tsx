import { languages } from "#app/messages/languages.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import type { PageArgs, PageResult, Visitor } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { EraseEverything } from "#app/ui/erase-everything.tsx";
import { KeptItems } from "#app/ui/kept-items.tsx";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import { motions, textSizes, themes } from "#domain/settings/look.ts";
import { BrowserSettings } from "./browser-settings.tsx";
import { Choices } from "./choices.tsx";
import { LanguageForm } from "./language-form.tsx";
import styles from "./settings.module.css";

/** Settings of this browser. What decides the first paint is a form, and so works without script; a widget keeps the rest in the browser. */
export function settingsPage({ portal, visitor, query }: PageArgs): PageResult {
  const isSaved = query.get("saved") === "yes";
  return {
    title: (t) => t("settings.title"),
    description: (t) => t("settings.description"),
    cacheKey: [isSaved ? "saved" : ""],
    body: <Settings portal={portal} visitor={visitor} isSaved={isSaved} />,
  };
}

function Settings({ portal, visitor, isSaved }: { portal: Portal; visitor: Visitor; isSaved: boolean }) {
  const t = useTranslate();
  return (
    <div className={styles["page"]}>
      <h1>{t("settings.title")}</h1>
      <p className={styles["lead"]}>{t("settings.lead")}</p>
      {isSaved && (
        <p className={styles["notice"]} role="status">
          {t("settings.saved")}
        </p>
      )}
      {!isMirror() && languages.length > 1 && <LanguageForm />}
      {!isMirror() && <LookForm visitor={visitor} />}
      <BrowserSettings portal={portal} title={`${t("settings.title")} | ${portal.content.site.name}`} />
      <section className={styles["part"]} aria-labelledby="erase">
        <h2 id="erase">{t("settings.erase")}</h2>
        <p>{t("settings.kept")}</p>
        <KeptItems portal={portal} />
        <p>{t("settings.allGoes")}</p>
        <EraseEverything portal={portal} />
      </section>
    </div>
  );
}

function LookForm({ visitor: { look, thumbnails } }: { visitor: Visitor }) {
  const t = useTranslate();
  return (
    <form className={styles["part"]} method="post" action={urls.settings()} aria-labelledby="look">
      <h2 id="look">{t("settings.look")}</h2>
      <Choices
        legend={t("settings.theme")}
        name="theme"
        testId="theme"
        options={themes.map((theme) => ({
          value: theme,
          label: t(`themeNames.${theme}`),
          sample: <span className={styles["swatch"]} data-theme={theme} />,
        }))}
        chosen={look.theme}
      />
      <Choices
        legend={t("settings.textSize")}
        name="textSize"
        options={textSizes.map((size) => ({
          value: size,
          label: t(`textSizeNames.${size}`),
          sample: (
            <span className={styles["letter"]} data-size={size} aria-hidden="true">
              {t("settings.sampleLetter")}
            </span>
          ),
        }))}
        chosen={look.textSize}
      />
      <Choices
        legend={t("settings.motion")}
        name="motion"
        options={motions.map((motion) => ({ value: motion, label: t(`motionNames.${motion}`) }))}
        chosen={look.motion}
      />
      <label className={styles["check"]}>
        <input type="checkbox" name="thumbnails" value="on" defaultChecked={thumbnails} />
        {t("settings.thumbnails")}
      </label>
      <button className={`${buttons["primary"]} ${styles["save"]}`} type="submit">
        {t("settings.saveLook")}
      </button>
    </form>
  );
}
