import { describe, expect, it } from "vitest";
import { aLinkCard, aSite } from "./content.fixture.ts";
import { shownCards } from "./site.ts";

const own = { games: "/play", partners: "/partners", announcements: "/news", credits: "/credits" };
const card = (site: Parameters<typeof shownCards>[0], id: string) =>
  shownCards(site, own).find((each) => each.id === id);

describe("shownCards", () => {
  it("shows the cards that lead somewhere, and no others", () => {
    const ids = (pages: Parameters<typeof shownCards>[1]) => shownCards(aSite(), pages).map(({ id }) => id);
    expect(ids({ ...own, watch: "/watch", together: "/together" })).toEqual([
      "games",
      "social",
      "partners",
      "source",
      "chat",
      "video",
    ]);
    expect(ids(own)).toEqual(["games", "social", "partners", "source"]);
  });

  it("always links to the site's own pages", () => {
    expect(card(aSite(), "games")?.links.map(({ address }) => address)).toEqual(["/play"]);
    expect(card(aSite(), "partners")?.links.map(({ address }) => address)).toEqual(["/partners"]);
  });

  it("links to an address that is set and shows the card's words", () => {
    const chat = aLinkCard({ title: "Chat", blurb: "Come in.", address: "https://chat.example/" });
    expect(card(aSite({ chat }), "chat")).toEqual({
      id: "chat",
      title: "Chat",
      text: "Come in.",
      links: [{ label: "Chat", address: "https://chat.example/" }],
    });
  });

  it("leads from the source to the credits, unless an address is set", () => {
    expect(card(aSite(), "source")).toMatchObject({ links: [{ address: "/credits" }] });
    const source = aLinkCard({ address: "https://code.example/" });
    expect(card(aSite({ source }), "source")).toMatchObject({
      links: [{ address: "https://code.example/" }],
    });
  });

  it("leads from the chat to the site's own page of rooms, unless an address is set", () => {
    const linked = (site: ReturnType<typeof aSite>) =>
      shownCards(site, { ...own, together: "/together" }).find(({ id }) => id === "chat");
    const unset = aSite({ chat: aLinkCard({ title: "Chat", blurb: "Come in.", address: null }) });
    expect(linked(unset)).toMatchObject({ text: "Come in.", links: [{ address: "/together" }] });
    const set = aSite({ chat: aLinkCard({ address: "https://chat.example/" }) });
    expect(linked(set)).toMatchObject({ links: [{ address: "https://chat.example/" }] });
  });

  it("links to every social channel, or to our announcements", () => {
    const words = { title: "Channels", blurb: "Follow us." };
    const channels = [
      { label: "Photos", address: "https://photos.example/" },
      { label: "Posts", address: "https://posts.example/" },
    ];
    expect(card(aSite({ social: { ...words, channels } }), "social")).toMatchObject({
      text: "Follow us.",
      links: channels,
    });
    expect(card(aSite({ social: { ...words, channels: [] } }), "social")).toMatchObject({
      text: "Follow us.",
      links: [{ label: "Channels", address: "/news" }],
    });
  });
});
