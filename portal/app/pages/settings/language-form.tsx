import { languages, nameOfLanguage } from "#app/messages/languages.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import { directionOf } from "#domain/language/direction.ts";
import { LANGUAGE_COOKIE, type Language } from "#domain/language/language.ts";
import styles from "./settings.module.css";

/** A button for each language, named in itself: a visitor finds theirs on a page that they cannot read. */
export function LanguageForm() {
  const t = useTranslate();
  return (
    <form className={styles["part"]} method="post" action={urls.settings()} aria-labelledby="language">
      <h2 id="language">{t("settings.language")}</h2>
      <div className={styles["choices"]} data-testid="languages">
        {languages.map((language) => (
          <LanguageButton key={language} language={language} isChosen={language === t.language} />
        ))}
        <button className={buttons["quiet"]} type="submit" name={LANGUAGE_COOKIE} value="">
          {t("settings.languageOfBrowser")}
        </button>
      </div>
    </form>
  );
}

function LanguageButton({ language, isChosen }: { language: Language; isChosen: boolean }) {
  return (
    <button
      className={buttons[isChosen ? "primary" : "quiet"]}
      type="submit"
      name={LANGUAGE_COOKIE}
      value={language}
      lang={language}
      dir={directionOf(language)}
      aria-current={isChosen ? "true" : undefined}
    >
      {nameOfLanguage(language)}
    </button>
  );
}
