import type { Announcement } from "./announcement.ts";
import type { Article } from "./article.ts";
import type { Partner } from "./partner.ts";
import type { LinkCard, SiteSettings } from "./site.ts";

export function anAnnouncement(given: Partial<Announcement> = {}): Announcement {
  return {
    title: "News",
    content: "Something is new.",
    date: new Date("2025-06-30"),
    panel: false,
    ...given,
  };
}

export function anArticle(given: Partial<Article> = {}): Article {
  return {
    name: "an-article",
    title: "An article",
    date: new Date("2026-11-14"),
    content: ["It begins."],
    content2: ["It goes on."],
    content3: ["It ends."],
    ...given,
  };
}

export function aPartner(given: Partial<Partner> = {}): Partner {
  return {
    name: "A friend",
    logo: "friend.svg",
    description: "Makes good things.",
    link: { address: "https://friend.example/" },
    ...given,
  };
}

export function aLinkCard(given: Partial<LinkCard> = {}): LinkCard {
  return { title: "Card", blurb: "Come in.", address: null, ...given };
}

/** A site where nothing is set yet but what the test is about. */
export function aSite(given: Partial<SiteSettings["cards"]> & { support?: LinkCard } = {}): SiteSettings {
  const { support, ...cards } = given;
  return {
    language: "en",
    name: "Recess",
    claims: { visitors: "5 million", chatMembers: "500+" },
    support: { ...aLinkCard(), soon: "Opens soon.", ...support },
    cards: {
      games: { title: "Games", blurb: "All of them." },
      partners: { title: "Partners", blurb: "Our friends." },
      social: { title: "Channels", blurb: "Follow us.", channels: [] },
      emulator: aLinkCard(),
      source: aLinkCard(),
      chat: aLinkCard(),
      video: aLinkCard(),
      ...cards,
    },
    logo: null,
    accent: null,
    robots: "allow",
    security: null,
    imprint: null,
  };
}
