import { languages } from "#app/messages/languages.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import { languageSettings, urls } from "#app/urls.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { Portal } from "#domain/portal.ts";
import { AccountStatus } from "./account-status.tsx";
import { AnnouncementsPanel } from "./announcements-panel.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";
import { Logo } from "./logo.tsx";
import styles from "./navigation-bar.module.css";

/**
 * Navigation bar of every page. Collapsed it shows icons, expanded their titles. The switch is a `<details>` element that the stylesheet
 * matches, so it works without script.
 */
export function NavigationBar({ portal, user }: { portal: Portal; user: SignedInUser | undefined }) {
  const t = useTranslate();
  return (
    <header className={styles["bar"]} id="top" data-testid="navigation-bar">
      <a className={styles["skip"]} href="#main">
        {t("navigation.skip")}
      </a>
      <a className={styles["brand"]} href={urls.landing()} data-testid="site-name">
        <Logo file={portal.content.site.logo} />
        {portal.content.site.name}
      </a>
      <nav className={styles["links"]} aria-label={t("navigation.label")}>
        <BarLink icon="home" title={t("navigation.home")} href={urls.landing()} />
        <BarLink icon="games" title={t("navigation.games")} href={urls.games()} />
        {portal.together && <BarLink icon="people" title={t("navigation.together")} href={urls.together()} />}
        <BarLink icon="star" title={t("navigation.mine")} href={urls.mine()} />
        {languages.length > 1 && !isMirror() && (
          <BarLink icon="globe" title={t("navigation.language")} href={languageSettings()} />
        )}
        <details className={styles["toggle"]}>
          <summary
            aria-label={t("navigation.showTitles")}
            title={t("navigation.showTitles")}
            data-testid="navigation-toggle"
          >
            <Icon name="titles" />
          </summary>
        </details>
      </nav>
      {user && <AccountStatus user={user} />}
      <AnnouncementsPanel announcements={portal.content.announcements} now={portal.now()} />
    </header>
  );
}

function BarLink({ icon, title, href }: { icon: IconName; title: string; href: string }) {
  return (
    <a className={styles["link"]} href={href} aria-label={title} title={title}>
      <Icon name={icon} />
      <span className={styles["title"]}>{title}</span>
    </a>
  );
}
