import type { Language } from "#domain/language/language.ts";
import type { SiteSettings } from "./site.ts";

/** The settings that a partner's link may refer to, so that a URL is written once. */
export const LINK_SETTINGS = ["support", "source", "chat", "video"] as const;
export type LinkSetting = (typeof LINK_SETTINGS)[number];

/** A partner on the partners page. */
export type Partner = {
  name: string;
  /** A file in content/logos. */
  logo: string;
  description: string;
  /** Either a URL, or the setting that holds it and what to show while that is not set. */
  link: { address: string } | { setting: LinkSetting; soon: string };
  /** The language that it is in, where that is not the reader's. */
  language?: Language;
};

export type PartnerLink = { address: string } | { soon: string };

/** The link of a partner's card; or, while its setting is empty, the text that the card shows instead. */
export function partnerLink(partner: Partner, site: SiteSettings): PartnerLink {
  if ("address" in partner.link) return { address: partner.link.address };
  const { setting, soon } = partner.link;
  const { address } = setting === "support" ? site.support : site.cards[setting];
  return address === null ? { soon } : { address };
}
