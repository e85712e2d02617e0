import { describe, expect, it } from "vitest";
import { aLinkCard, aPartner, aSite } from "./content.fixture.ts";
import { partnerLink } from "./partner.ts";

describe("partnerLink", () => {
  it("leads to the partner's own address", () => {
    const partner = aPartner({ link: { address: "https://ruffle.rs/" } });
    expect(partnerLink(partner, aSite())).toEqual({ address: "https://ruffle.rs/" });
  });

  it("follows the support setting once it is set", () => {
    const invitation = aPartner({ link: { setting: "support", soon: "Soon." } });
    const site = aSite({ support: aLinkCard({ address: "mailto:hi@example.org" }) });
    expect(partnerLink(invitation, site)).toEqual({ address: "mailto:hi@example.org" });
  });

  it("follows a card's setting", () => {
    const invitation = aPartner({ link: { setting: "chat", soon: "Soon." } });
    const site = aSite({ chat: aLinkCard({ address: "https://chat.example/" }) });
    expect(partnerLink(invitation, site)).toEqual({ address: "https://chat.example/" });
  });

  it("says something instead of leading nowhere while the setting is not set", () => {
    const invitation = aPartner({ link: { setting: "support", soon: "Soon." } });
    expect(partnerLink(invitation, aSite())).toEqual({ soon: "Soon." });
  });
});
