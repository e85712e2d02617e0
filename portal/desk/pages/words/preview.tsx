import type { ReactNode } from "react";
import { translateTo } from "#app/messages/languages.ts";
import { TranslateProvider } from "#app/messages/use-translate.ts";
import { ArticleText } from "#app/pages/article/article.page.tsx";
import { LinkCards } from "#app/pages/landing/link-cards.tsx";
import { PartnerCard } from "#app/pages/partners/partners.page.tsx";
import { AnnouncementItem } from "#app/ui/announcement-item.tsx";
import { Cover } from "#app/ui/cover.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { PromoBanners } from "#app/ui/promo-banners.tsx";
import { urls } from "#app/urls.ts";
import type { Content } from "#domain/content/content.ts";
import { partnerLink } from "#domain/content/partner.ts";
import { shownCards } from "#domain/content/site.ts";
import { withSiteName } from "#domain/content/site-name.ts";
import type { Slide } from "#domain/content/slide.ts";
import { directionOf } from "#domain/language/direction.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language/language.ts";
import type { Portal } from "#domain/portal.ts";
import { AccentSamples } from "./accent-samples.tsx";
import styles from "./words.module.css";

type Props = {
  readonly part: string;
  readonly at: number;
  readonly content: Content;
  readonly language: Language | undefined;
  readonly portal: Portal;
};

/** Preview of a part of the words, with the components of the visitors' pages. Nothing in it can be pressed. */
export function Preview({ part, at, content: written, language = DEFAULT_LANGUAGE, portal }: Props) {
  const content = withSiteName(written, written.site.name);
  return (
    <figure className={styles["preview"]} data-testid="preview">
      <figcaption>As visitors will see it. Nothing is saved yet.</figcaption>
      <TranslateProvider value={translateTo(language)}>
        <div inert lang={language} dir={directionOf(language)}>
          {shown({ part, at, content, portal: { ...portal, content } })}
        </div>
      </TranslateProvider>
    </figure>
  );
}

function shown({ part, at, content, portal }: Omit<Props, "language">): ReactNode {
  const { announcements, articles, partners, slides, taglines, refusals, site } = content;
  if (part === "announcements" && announcements[at])
    return (
      <ul>
        <AnnouncementItem announcement={announcements[at]} now={portal.now()} />
      </ul>
    );
  if (part === "articles" && articles[at]) return <ArticleText article={articles[at]} />;
  if (part === "partners" && partners[at])
    return (
      <ul>
        <PartnerCard partner={partners[at]} link={partnerLink(partners[at], site)} />
      </ul>
    );
  if (part === "slides" && slides[at]) return <SlidePicture slide={slides[at]} portal={portal} />;
  if (part === "promos") return <PromoBanners portal={portal} />;
  if (part === "taglines" || part === "refusals")
    return <p className={styles["saying"]}>{(part === "taglines" ? taglines : refusals)[at]}</p>;
  if (part === "cards") return <LinkCards cards={shownCards(site, ownPages(portal))} />;
  if (part === "contact") return <Contact content={content} />;
  return (
    <>
      <p className={styles["brand"]}>
        <Logo file={site.logo} />
        {site.name}
      </p>
      {site.accent && <AccentSamples accent={site.accent} />}
    </>
  );
}

function ownPages(portal: Portal) {
  return {
    games: urls.games(),
    partners: urls.partners(),
    announcements: urls.announcements(),
    credits: urls.credits(),
    watch: portal.records && urls.watch(),
    together: portal.together && urls.together(),
  };
}

function SlidePicture({ slide: { title, target, image }, portal }: { slide: Slide; portal: Portal }) {
  const game = "game" in target ? portal.catalogue.byPath(target.game) : undefined;
  return (
    <div className={styles["slide"]}>
      {image ? (
        <img src={urls.image(image)} alt="" width={320} height={180} />
      ) : (
        game && <Cover game={game} />
      )}
      <strong>{title}</strong>
    </div>
  );
}

function Contact({ content: { site } }: { content: Content }) {
  return (
    <>
      <p>
        {site.support.address ? <a href={site.support.address}>{site.support.title}</a> : site.support.soon}
      </p>
      {site.imprint && <h3>{site.imprint.operator}</h3>}
      {site.imprint?.content.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
