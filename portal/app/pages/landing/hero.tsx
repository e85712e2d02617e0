import { Island } from "#app/islands/island.tsx";
import Presence from "#app/islands/presence.island.tsx";
import Tagline from "#app/islands/tagline.island.tsx";
import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { urls } from "#app/urls.ts";
import { isUncounted, visitorsClaim } from "#domain/content/visitors-claim.ts";
import type { Portal } from "#domain/portal.ts";
import { BackgroundVideo } from "./background-video.tsx";
import styles from "./hero.module.css";

/** Top of the landing page: promo video, name, tagline, presence and claims. */
export function Hero({ portal, tagline, hasVideo }: { portal: Portal; tagline: string; hasVideo: boolean }) {
  const t = useTranslate();
  const { site, taglines } = portal.content;
  const claim = visitorsClaim(site, portal.plays);
  return (
    <section className={styles["hero"]}>
      <BackgroundVideo hasVideo={hasVideo} />
      <div className={styles["words"]}>
        <h1 className={styles["name"]}>{site.name}</h1>
        <Island
          name="tagline"
          of={Tagline}
          when="quiet"
          props={{
            first: tagline,
            taglines,
            again: urls.landing(),
            attributes: inLanguage(site.written?.taglines, t.language),
          }}
        />
        <p className={styles["ways"]}>
          <a className={buttons["primary"]} href={urls.games()}>
            <Icon name="games" /> {t("landing.pick")}
          </a>
          <a className={buttons["quiet"]} href={urls.random()} rel="nofollow">
            <Icon name="dice" /> {t("landing.surprise")}
          </a>
        </p>
        {!isMirror() && (
          <Island
            name="presence"
            of={Presence}
            when="quiet"
            props={{ play: urls.games(), isClaimed: isUncounted(site) && "visitors" in claim }}
          />
        )}
        <dl className={styles["claims"]}>
          <Claim figure={`${portal.catalogue.size}`} what={t("landing.games")} />
          <VisitorsClaim claim={claim} />
          <Claim figure={site.claims.chatMembers} what={t("landing.chatMembers")} />
        </dl>
      </div>
    </section>
  );
}

function VisitorsClaim({ claim }: { claim: ReturnType<typeof visitorsClaim> }) {
  const t = useTranslate();
  return "plays" in claim ? (
    <Claim figure={t("landing.playsFigure", { plays: claim.plays })} what={t("landing.plays")} />
  ) : (
    <Claim figure={claim.visitors} what={t("landing.visitors")} />
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
