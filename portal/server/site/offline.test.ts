import { describe, expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { aSite, siteName } from "./site.fixture.ts";

describe("what offline pages need of the site", () => {
  it("is a manifest under the portal's name, with icons of both kinds", async () => {
    const response = await aSite([]).request("/manifest.webmanifest");
    expect(response.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    const manifest = await response.json();
    expect(manifest).toMatchObject({ name: siteName, display: "standalone", start_url: "/" });
    const icons: { sizes: string; purpose?: string }[] = manifest.icons;
    expect(icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual([
      "192x192",
      "512x512",
    ]);
    expect(await (await aSite([]).request("/")).text()).toContain(
      '<link rel="manifest" href="/manifest.webmanifest"/>',
    );
  });

  it("does not count a page that a worker fetches for later", async () => {
    const counted: string[] = [];
    const site = aSite([aGame()], { count: (kind) => void counted.push(kind) });
    await site.request("/play", { headers: { "sec-fetch-dest": "empty" } });
    expect(counted).toEqual([]);
    await site.request("/play", { headers: { "sec-fetch-dest": "document" } });
    expect(counted).toEqual(["view"]);
  });

  it("is a page that says what it is for without script, and that a shared origin keeps no games", async () => {
    const page = await (await aSite([]).request("/offline")).text();
    expect(page).toContain("Keeping games takes script");
    const shared = await (await aSite([], { play: { kind: "same" } }).request("/offline")).text();
    expect(shared).toContain("games cannot be kept");
    expect(shared).not.toContain("data-widget");
  });
});
