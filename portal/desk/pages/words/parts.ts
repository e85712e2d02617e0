import type { ContentForm } from "#domain/content/editing/content-form.ts";
import { type ListName, siteFields } from "#domain/content/editing/field-kinds.ts";

/** A part of the words with a form of its own: a group of fields of the site. */
export type SitePart = {
  readonly title: string;
  readonly note: string;
  readonly prefixes: readonly string[];
};

/** Parts of `site.yaml`, by the last segment of their address. */
export const siteParts: Readonly<Record<string, SitePart>> = {
  site: {
    title: "Name, logo and colours",
    note: "What every page shows. {site} in any text is the name.",
    prefixes: ["name", "logo", "accent", "claims", "robots"],
  },
  cards: {
    title: "Cards",
    note: "The landing page's links. One without an address leads to a page of this site, or is not shown.",
    prefixes: ["cards"],
  },
  contact: {
    title: "Contact and imprint",
    note: "Where visitors ask for help, where security holes are reported, and who runs the site.",
    prefixes: ["support", "security", "imprint"],
  },
};

/** Lists of the words, with what an entry is called. */
export const listParts: Readonly<
  Record<ListName, { readonly title: string; readonly entry: string; readonly note: string }>
> = {
  announcements: {
    title: "Announcements",
    entry: "announcement",
    note: "All are on the page of announcements; the bell on every page shows those that you choose for it.",
  },
  articles: { title: "Articles", entry: "article", note: "Each has an address of its own, by its name." },
  slides: { title: "Slides", entry: "slide", note: "The carousel of the landing page; at least four." },
  promos: { title: "Banners", entry: "banner", note: "Two featured games." },
  partners: { title: "Partners", entry: "partner", note: "Friends of the portal." },
  taglines: { title: "Taglines", entry: "tagline", note: "One greets each visitor; at least forty." },
  refusals: {
    title: "Refusals",
    entry: "refusal",
    note: "Shown where another site frames this one; at least 45.",
  },
};

export function isListPart(name: string): name is ListName {
  return Object.hasOwn(listParts, name);
}

/** The form of a part of the site. */
export function siteForm({ prefixes }: SitePart): ContentForm {
  const isOfPart = (name: string) =>
    prefixes.some((prefix) => name === prefix || name.startsWith(`${prefix}.`));
  const fields = Object.entries(siteFields).filter(([name]) => isOfPart(name));
  return { place: { file: "site", path: [] }, fields: Object.fromEntries(fields) };
}

const labels: Readonly<Record<string, string>> = {
  "": "Text",
  accent: "Accent colour",
  robots: "Search engines",
  "claims.visitors": "Visitors, as the landing page puts it",
  "claims.chatMembers": "Chat members, as the landing page puts it",
  panel: "Show it at the bell",
  content: "Text",
  content2: "Second part",
  content3: "Third part",
  game: "Game, by its path",
  address: "Page of this site, in place of a game",
  link: "Address",
  linkSetting: "Setting that has the address, in its place",
  soon: "Said while that setting is empty",
  name: "Name",
  id: "Id",
};

/** Label of a field: what it is called, with the group that it is in. */
export function labelOf(name: string, file: string): string {
  if (file === "site" && name === "name") return "Name of the site";
  const known = labels[name];
  if (known !== undefined) return known;
  const words = name.replace(/^cards\./, "").split(".");
  const [first = "", ...rest] = words;
  const text = rest.length === 0 ? first : `${first}: ${rest.join(" ")}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
