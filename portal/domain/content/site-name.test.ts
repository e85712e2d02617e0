import { expect, it } from "vitest";
import { anAnnouncement } from "./content.fixture.ts";
import type { Content } from "./content.ts";
import { withSiteName } from "./site-name.ts";

it("puts the name of the site into every text, and leaves the rest as it is", () => {
  const date = new Date("2026-01-02");
  const content = {
    site: { name: "Old", support: { address: null, title: "Ask {site}" } },
    taglines: ["{site} and {site}", "none"],
    announcements: [anAnnouncement({ title: "Welcome to {site}", date, panel: true })],
  } as unknown as Content;
  const named = withSiteName(content, "The $& Yard");
  expect(named.site).toMatchObject({
    name: "The $& Yard",
    support: { address: null, title: "Ask The $& Yard" },
  });
  expect(named.taglines).toEqual(["The $& Yard and The $& Yard", "none"]);
  expect(named.announcements).toEqual([
    anAnnouncement({ title: "Welcome to The $& Yard", date, panel: true }),
  ]);
});
