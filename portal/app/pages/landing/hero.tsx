import { Island } from "#app/islands/island.tsx";
import Presence from "#app/islands/presence.island.tsx";
import Tagline from "#app/islands/tagline.island.tsx";
import { isMirror } from "#app/mirror/mirror-base.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { urls } from "#app/urls.ts";
import { visitorsClaim } from "#domain/content/visitors-claim.ts";
import type { Portal } from "#domain/portal.ts";
import { BackgroundVideo } from "./background-video.tsx";
import styles from "./hero.module.css";

/** Top of the landing page: promo video, name, tagline, presence and claims. */
export function Hero({ portal, tagline, hasVideo }: { portal: Portal; tagline: string; hasVideo: boolean }) {
  const { site, taglines } = portal.content;
  return (
    <section className={styles["hero"]}>
      <BackgroundVideo hasVideo={hasVideo} />
      <div className={styles["words"]}>
        <h1 className={styles["name"]}>{site.name}</h1>
        <Island
          name="tagline"
          of={Tagline}
          when="quiet"
          props={{ first: tagline, taglines, again: urls.landing() }}
        />
        <p className={styles["ways"]}>
          <a className={buttons["primary"]} href={urls.games()}>
            <Icon name="games" /> Pick a game
          </a>
          <a className={buttons["quiet"]} href={urls.random()} rel="nofollow">
            <Icon name="dice" /> Surprise me
          </a>
        </p>
        {!isMirror() && <Island name="presence" of={Presence} when="quiet" props={{ play: urls.games() }} />}
        <dl className={styles["claims"]}>
          <Claim figure={`${portal.catalogue.size}`} what="games" />
          <Claim {...visitorsClaim(site, portal.plays)} />
          <Claim figure={site.claims.chatMembers} what="chat members" />
        </dl>
      </div>
    </section>
  );
}

function Claim({ figure, what }: { figure: string; what: string }) {
  return (
    <div className={styles["claim"]}>
      <dt>{what}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
