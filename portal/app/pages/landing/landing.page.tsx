import { FirstPaint } from "#app/document/first-paint.tsx";
import type { PageArgs, PageResult } from "#app/page.ts";
import { ContinueRow } from "#app/ui/continue-row.tsx";
import { PromoBanners } from "#app/ui/promo-banners.tsx";
import { urls } from "#app/urls.ts";
import { pick } from "#domain/content/pick.ts";
import { shownCards } from "#domain/content/site.ts";
import { visitorsClaim } from "#domain/content/visitors-claim.ts";
import { Featured } from "./featured.tsx";
import { Hero } from "./hero.tsx";
import { HotGames } from "./hot-games.tsx";
import styles from "./landing.module.css";
import { LinkCards } from "./link-cards.tsx";
import { TodaysThree } from "./todays-three.tsx";

/** Landing page: promo video, featured and most played games, promos, link cards. */
export function landingPage({ portal, visitor }: PageArgs): PageResult {
  const { site, taglines } = portal.content;
  const tagline = pick(taglines, portal.random);
  const hasVideo = !visitor.savesData && visitor.look.motion !== "reduced";
  const watch = portal.records && urls.watch();
  const together = portal.together && urls.together();
  const cards = shownCards(site, {
    games: urls.games(),
    partners: urls.partners(),
    announcements: urls.announcements(),
    credits: urls.credits(),
    watch,
    together,
  });
  return {
    description: (t) => t("landing.description", { count: portal.catalogue.size }),
    cacheKey: [tagline, ...Object.values(visitorsClaim(site, portal.plays)), ...portal.hot],
    body: (
      <div className={styles["page"]}>
        <Hero portal={portal} tagline={tagline} hasVideo={hasVideo} />
        <ContinueRow />
        <FirstPaint />
        <Featured portal={portal} />
        <TodaysThree portal={portal} />
        <HotGames portal={portal} thumbnails={!visitor.savesData} />
        <PromoBanners portal={portal} />
        <LinkCards cards={cards} />
      </div>
    ),
  };
}
