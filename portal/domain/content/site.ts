import type { Language } from "#domain/language/language.ts";
import type { Accent } from "#domain/settings/accent.ts";

/** A URL and its label. */
export type Link = { label: string; address: string };

/** Words of a card, and the language that they are in where that is not the reader's. */
export type CardWords = { title: string; blurb: string; language?: Language };

/** A card whose URL the operator sets: null until then. */
export type LinkCard = CardWords & { address: string | null };

/** Settings of the site: its name, claims and link cards. */
export type SiteSettings = {
  /** The language of the operator's words in files without a language in their names. */
  language: Language;
  name: string;
  /** `isUncounted`: the claim is the specification's, which gives way to what is counted. */
  claims: { visitors: string; chatMembers: string; isUncounted?: boolean };
  /** Pages that need help show `soon` while there is no URL. */
  support: LinkCard & { soon: string };
  cards: {
    games: CardWords;
    partners: CardWords;
    social: CardWords & { channels: readonly Link[] };
    emulator: LinkCard;
    source: LinkCard;
    chat: LinkCard;
    video: LinkCard;
  };
  /** File in content/logos, in place of our own icon. */
  logo: string | null;
  /** Colour of what is to be pressed, in place of our own. */
  accent: Accent | null;
  /** Whether search engines may list the site. */
  robots: "allow" | "refuse";
  /** Where researchers report security holes: null until it is set. */
  security: { contact: string; policy: string | null } | null;
  /** Who runs the site: null until it is set. */
  imprint: Imprint | null;
  /** Languages of lists that are not in the reader's. */
  written?: { readonly [List in "taglines" | "refusals"]?: Language };
};

/** Legal notice of the operator. */
export type Imprint = {
  /** Name of the person or organisation. */
  operator: string;
  contact: string | null;
  content: readonly string[];
  /** The language that it is in, where that is not the reader's. */
  language?: Language;
};

export type CardId = keyof SiteSettings["cards"];

/** A card as the landing page shows it, with one link at least. */
export type ShownCard = {
  id: CardId;
  title: string;
  text: string;
  links: readonly Link[];
  language?: Language | undefined;
};

/** Pages of our own that cards lead to. */
type OwnPages = {
  readonly games: string;
  readonly partners: string;
  readonly announcements: string;
  readonly credits: string;
  readonly watch?: string | undefined;
  readonly together?: string | undefined;
};

/**
 * The landing page's link cards in their order. An empty setting never becomes a dead link: its card leads to a page of our own, and is left
 * out where there is none.
 */
export function shownCards(site: SiteSettings, own: OwnPages): ShownCard[] {
  const { games, social, emulator, partners, source, chat, video } = site.cards;
  const ownNews = [{ label: social.title, address: own.announcements }];
  const cards = [
    shown("games", games, [{ label: games.title, address: own.games }]),
    shown("social", social, social.channels.length > 0 ? social.channels : ownNews),
    shown("emulator", emulator, linksOf(emulator)),
    shown("partners", partners, [{ label: partners.title, address: own.partners }]),
    shown("source", source, linksOf(source, own.credits)),
    shown("chat", chat, linksOf(chat, own.together)),
    shown("video", video, linksOf(video, own.watch)),
  ];
  return cards.filter(({ links }) => links.length > 0);
}

function shown(id: CardId, { title, blurb, language }: CardWords, links: readonly Link[]): ShownCard {
  return { id, title, text: blurb, links, language };
}

/** The operator's link, or one to a page of our own where there is one. */
function linksOf({ title, address }: LinkCard, own?: string): Link[] {
  const target = address ?? own;
  return target === undefined ? [] : [{ label: title, address: target }];
}
