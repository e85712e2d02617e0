import { matchRoute } from "#app/match-route.ts";
import { routes } from "#app/routes.ts";
import { mirrorPathOf, portalAddressOf } from "#domain/mirror/mirror-path.ts";
import type { MirrorFolder } from "./mirror-folder.ts";
import type { MirrorSource } from "./mirror-source.ts";
import { rewritePage } from "./rewrite-page.ts";

/** Pages that no page needs to link to. Others are found by their links, every page of a list with them. */
const seeds = ["landing", "games", "search", "mine", "settings", "privacy", "embedded"] as const;

/** A path that no page has, for the not-found page. */
const NOWHERE = "/nowhere/at/all";

type Options = {
  readonly source: MirrorSource;
  readonly folder: MirrorFolder;
  readonly base: string;
  readonly gameIds: readonly string[];
};

/**
 * Writes every page of the portal that its visitors can reach by links, and the files that they name: covers, pictures, licences. Returns the number
 * of pages. A link that leads nowhere is an error: the mirror would have it too.
 */
export async function writePages({ source, folder, base, gameIds }: Options): Promise<number> {
  const pages = new Set(seeds.map((name) => mirrorPathOf(routes[name].paths[0], new URLSearchParams())));
  for (const id of gameIds)
    for (const name of ["play", "alone"]) pages.add(`${name}/${encodeURIComponent(id)}/`);
  const files = new Set<string>();
  // A set is walked with what is added to it meanwhile.
  for (const path of pages) {
    const html = await pageAt(portalAddressOf(path));
    await folder.write(`${path}index.html`, html);
    // The same page, whose widget goes to a random game there.
    if (path === "search/") await folder.write("random/index.html", html);
  }
  await folder.write("404.html", await pageAt(NOWHERE, 404));
  for (const file of files) if (!(await folder.has(file))) await writeFile(file);
  return pages.size;

  async function pageAt(address: string, status = 200): Promise<string> {
    const response = await source.ask(address);
    if (response.status !== status) throw new Error(`${address} was answered with ${response.status}`);
    const policy = response.headers.get("content-security-policy") ?? "";
    const text = await response.text();
    const html = rewritePage(text, policy, base).replaceAll(
      ` data-suggests="${base}suggest"`,
      ` data-suggests="${source.suggestions}"`,
    );
    for (const path of linksIn(html, base)) {
      if (path === "" || (path.endsWith("/") && !/^(?:random|assets)\//.test(path))) pages.add(path);
      else if (isFile(`/${path}`)) files.add(path);
    }
    return html;
  }

  async function writeFile(file: string): Promise<void> {
    const response = await source.ask(`/${file}`);
    if (!response.ok) throw new Error(`/${file} was answered with ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isManifest = file.endsWith(".webmanifest");
    await folder.write(decodeURI(file), isManifest ? bytes.toString().replaceAll('"/', `"${base}`) : bytes);
  }
}

/** Whether a mirror has it as a file that is found by links. Scripts, styles and games are copied; what is left is answered by a server. */
function isFile(path: string): boolean {
  const name = matchRoute(path)?.name;
  return name === "manifest" || (name !== undefined && name !== "assets" && routes[name].kind === "files");
}

/** Paths below the base that a page links to or shows, without queries: those are for scripts. */
function* linksIn(html: string, base: string): Generator<string> {
  const addresses = [
    ...html.matchAll(/ (?:href|src|poster)="([^"]*)"/g),
    ...Array.from(html.matchAll(/ srcSet="([^"]*)"/gi), ([, set = ""]) => [
      ...set.matchAll(/([^\s,]+)/g),
    ]).flat(),
    // Properties of islands.
    ...html.matchAll(/&quot;(\/[^&]*)&quot;/g),
  ];
  for (const [, address = ""] of addresses)
    if (address.startsWith(base)) yield address.slice(base.length).replace(/[?#].*$/, "");
}
