import { isMirror } from "#app/mirror/mirror-base.ts";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import styles from "./footer.module.css";

/** Footer of every page: secondary links. */
export function Footer({ portal, isSignedIn }: { portal: Portal; isSignedIn: boolean }) {
  const { name, support, cards, imprint } = portal.content.site;
  return (
    <footer className={styles["footer"]}>
      <p>{name}. Free to play, free to share, and nobody is watching.</p>
      <nav className={styles["links"]} aria-label="More">
        {!isMirror() && <a href={urls.offline()}>Playable offline</a>}
        {portal.together && <a href={urls.together()}>Together</a>}
        <a href={urls.articles()}>Articles</a>
        <a href={urls.announcements()}>Announcements</a>
        <a href={urls.partners()}>Partners</a>
        <a href={urls.credits()}>Credits</a>
        <a href={urls.privacy()}>Privacy</a>
        {imprint && <a href={urls.imprint()}>Imprint</a>}
        <a href={urls.settings()}>Settings</a>
        <button className={styles["keys"]} type="button" data-keys="">
          Keyboard
        </button>
        {!isMirror() &&
          (isSignedIn ? <a href={urls.account()}>Account</a> : <a href={urls.login()}>Log in</a>)}
        {support.address && <a href={support.address}>{support.title}</a>}
        {cards.source.address && <a href={cards.source.address}>{cards.source.title}</a>}
      </nav>
    </footer>
  );
}
