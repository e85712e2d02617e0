import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readContent } from "#adapters/files/content-files.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import type { Content } from "#domain/content/content.ts";
import type { SiteSettings } from "#domain/content/site.ts";
import { root } from "#paths.mjs";
import { aSite } from "#server/site/site.fixture.ts";

const host = "http://localhost:3000";
const shipped = readContent({ shipped: join(root, "content") }).content;
if (!shipped) throw new Error("the content has mistakes: npm run content:check");
const content = shipped;
const withSite = (site: Partial<SiteSettings>): Content => ({
  ...content,
  site: { ...content.site, ...site },
});
const games = Array.from({ length: 3 }, (_, at) =>
  aGame({ name: `Cat & <Mouse> ${at}`, addedAt: new Date(`2026-11-0${at + 1}`) }),
);

async function ask(site: ReturnType<typeof aSite>, path: string, headers: Record<string, string> = {}) {
  const response = await site.request(`${host}${path}`, { headers: { host: "localhost:3000", ...headers } });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}
const locs = (text: string) => Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc]) => loc);

it("lists every game and page in the sitemap, at the operator's origin or the one that was asked", async () => {
  const { text, type } = await ask(aSite(games), "/sitemap.xml");
  expect(type).toBe("application/xml; charset=utf-8");
  expect(locs(text)).toContain(`${host}/`);
  for (const { id } of games) expect(locs(text)).toContain(`${host}/play/${id}`);
  expect(text).toContain("<lastmod>2026-11-03</lastmod>");
  const set = await ask(aSite(games, { siteOrigin: "https://fun.example" }), "/sitemap.xml");
  expect(locs(set.text).every((loc) => loc?.startsWith("https://fun.example/"))).toBe(true);
  const proxied = await ask(aSite(games), "/sitemap.xml", { "x-forwarded-proto": "https" });
  expect(locs(proxied.text)[0]).toBe("https://localhost:3000/");
});

it("has an index of files with 50,000 games each where there are more", async () => {
  const [game] = games;
  if (!game) throw new Error("no game");
  const site = aSite(
    Array.from({ length: 100_001 }, (_, at) => ({ ...game, path: `g${at}/`, id: `g${at}` })),
  );
  const index = await ask(site, "/sitemap.xml");
  expect(index.text).toContain("<sitemapindex");
  expect(locs(index.text)).toEqual([0, 1, 2, 3].map((part) => `${host}/sitemap/${part}.xml`));
  const sizes = [];
  for (const part of [0, 1, 2, 3]) sizes.push(locs((await ask(site, `/sitemap/${part}.xml`)).text).length);
  expect(sizes.slice(1)).toEqual([50_000, 50_000, 1]);
  for (const part of ["4.xml", "-1.xml", "01.xml", "1", "x.xml"])
    expect((await ask(site, `/sitemap/${part}`)).status, part).toBe(404);
});

it("has a feed of announcements and new games, which every page links", async () => {
  const site = aSite(games);
  const { text, type } = await ask(site, "/feed.xml");
  expect(type).toBe("application/atom+xml; charset=utf-8");
  expect(text).toContain("<title>Cat &#38; &#60;Mouse&#62; 2</title>");
  expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${host}/feed.xml"/>`);
  const ids = Array.from(text.matchAll(/<id>([^<]+)<\/id>/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect((await ask(site, "/")).text).toContain('type="application/atom+xml"');
});

it("lets search engines in unless the operator refuses", async () => {
  expect((await ask(aSite([]), "/robots.txt")).text).toBe(
    `User-agent: *\nDisallow: /random\nDisallow: /loading\n\nSitemap: ${host}/sitemap.xml\n`,
  );
  const refusing = aSite([], { content: withSite({ robots: "refuse" }) });
  expect((await ask(refusing, "/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
});

it("has a security.txt where a contact is set, good for half a year", async () => {
  expect((await ask(aSite([]), "/.well-known/security.txt")).status).toBe(404);
  const security = { contact: "mailto:security@example.org", policy: null };
  const { text } = await ask(aSite([], { content: withSite({ security }) }), "/.well-known/security.txt");
  expect(text.split("\n")).toEqual([
    "Contact: mailto:security@example.org",
    "Expires: 2027-05-19T00:00:00.000Z",
    "Preferred-Languages: en",
    `Canonical: ${host}/.well-known/security.txt`,
    "",
  ]);
});

it("has an imprint where it is set, linked by every page, and the privacy page names the operator", async () => {
  expect((await ask(aSite([]), "/imprint")).status).toBe(404);
  expect((await ask(aSite([]), "/")).text).not.toContain('href="/imprint"');
  const imprint = {
    operator: "Example School",
    contact: "mailto:office@school.example",
    content: ["1 School Lane"],
  };
  const site = aSite([], { content: withSite({ imprint }) });
  const page = await ask(site, "/imprint");
  for (const words of ["Example School", "1 School Lane", 'href="mailto:office@school.example"'])
    expect(page.text).toContain(words);
  expect((await ask(site, "/")).text).toContain('href="/imprint"');
  expect((await ask(site, "/privacy")).text).toContain("Example School (<a");
});

it("shows the operator's logo in the bar, on the tab and in the web app manifest", async () => {
  const site = aSite([], { content: withSite({ logo: "school.svg" }) });
  const { text } = await ask(site, "/");
  expect(text).toContain('<link rel="icon" href="/logos/school.svg" data-own="/logos/school.svg"/>');
  expect(text).toContain('<img src="/logos/school.svg" alt="" width="36" height="36"/>');
  expect(JSON.parse((await ask(site, "/manifest.webmanifest")).text).icons).toEqual([
    { src: "/logos/school.svg", sizes: "any" },
  ]);
});

it("puts the operator's accent into every theme but that of high contrast, by a style that the CSP allows", async () => {
  const accent = { dark: "#2563eb", light: "#dc2626", contrast: null };
  const site = aSite([], { content: withSite({ accent }) });
  const styleOf = async (headers: Record<string, string>) => {
    const response = await site.request(`${host}/`, { headers: { host: "localhost:3000", ...headers } });
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    if (style) expect(response.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    return style;
  };
  expect(await styleOf({})).toMatch(/^:root\{--kick:#2563eb;.*html\{color:red\}$/);
  // Within the site the stylesheet is in the browser's cache.
  const referer = `${host}/play`;
  expect(await styleOf({ referer })).toMatch(/^:root\{--kick:#2563eb;[^}]+\}$/);
  expect(await styleOf({ referer, cookie: "look=light-normal-system" })).toMatch(/^:root\{--kick:#dc2626;/);
  expect(await styleOf({ referer, cookie: "look=contrast-normal-system" })).toBe("");
  const system = await styleOf({ referer, cookie: "look=system-normal-system" });
  expect(system).toContain("@media (prefers-contrast:more){:root{--kick:initial;");
});
