import type { SiteSettings } from "./site.ts";

/** The settings a partner's link may follow, so that an address is written down once. */
export const LINK_SETTINGS = ["support", "source", "chat", "video"] as const;
export type LinkSetting = (typeof LINK_SETTINGS)[number];

export type Partner = {
  name: string;
  /** A file in content/logos. */
  logo: string;
  description: string;
  /** Either an address, or the setting that holds it and what to say while that is not set. */
  link: { address: string } | { setting: LinkSetting; soon: string };
};

export type PartnerLink = { address: string } | { soon: string };

/** Where the partner's card leads; or, while the setting behind it is not set, what the card says instead. */
export function partnerLink(partner: Partner, site: SiteSettings): PartnerLink {
  if ("address" in partner.link) return { address: partner.link.address };
  const { setting, soon } = partner.link;
  const { address } = setting === "support" ? site.support : site.cards[setting];
  return address === null ? { soon } : { address };
}
