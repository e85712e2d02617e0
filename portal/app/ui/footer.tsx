import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import styles from "./footer.module.css";

/** Footer of every page: secondary links. */
export function Footer({ portal, isSignedIn }: { portal: Portal; isSignedIn: boolean }) {
  const t = useTranslate();
  const { name, support, cards, imprint } = portal.content.site;
  return (
    <footer className={styles["footer"]}>
      <p>{t("footer.claim", { site: name })}</p>
      <nav className={styles["links"]} aria-label={t("footer.label")}>
        {!isMirror() && <a href={urls.offline()}>{t("footer.offline")}</a>}
        {portal.together && <a href={urls.together()}>{t("footer.together")}</a>}
        <a href={urls.articles()}>{t("footer.articles")}</a>
        <a href={urls.announcements()}>{t("footer.announcements")}</a>
        <a href={urls.partners()}>{t("footer.partners")}</a>
        <a href={urls.credits()}>{t("footer.credits")}</a>
        <a href={urls.privacy()}>{t("footer.privacy")}</a>
        {imprint && <a href={urls.imprint()}>{t("footer.imprint")}</a>}
        <a href={urls.settings()}>{t("footer.settings")}</a>
        <button className={styles["keys"]} type="button" data-keys="">
          {t("footer.keyboard")}
        </button>
        {!isMirror() &&
          (isSignedIn ? (
            <a href={urls.account()}>{t("footer.account")}</a>
          ) : (
            <a href={urls.login()}>{t("footer.logIn")}</a>
          ))}
        {support.address && (
          <a href={support.address} {...inLanguage(support.language, t.language)}>
            {support.title}
          </a>
        )}
        {cards.source.address && (
          <a href={cards.source.address} {...inLanguage(cards.source.language, t.language)}>
            {cards.source.title}
          </a>
        )}
      </nav>
    </footer>
  );
}
