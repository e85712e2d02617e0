import { listedGames } from "#quality/lib/built-site.ts";

/** URLs, search terms and accounts for mixed traffic, read from the portal itself. */
export type SiteMap = {
  readonly site: string;
  /** Where games are served: the site itself, as for visitors on other machines. */
  readonly play: string;
  readonly pages: readonly string[];
  readonly searchTerms: readonly string[];
  readonly files: readonly string[];
  /** Paths of game files, which the site serves itself unless they have an origin of their own. */
  readonly games: readonly string[];
  /** Paths of games as beacons name them. */
  readonly beaconGames: readonly string[];
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
};

export async function readSiteMap(site: string, accounts: SiteMap["accounts"]): Promise<SiteMap> {
  const games = await listedGames(site);
  const landing = await (await fetch(`${site}/`)).text();
  const linked = [...landing.matchAll(/(?:href|src)="(\/(?:assets|icon)[^"]+)"/g)].map(
    ([, file = ""]) => file,
  );
  return {
    site,
    play: site,
    pages: [
      "/",
      "/play",
      ...["html5", "flash", "external"].map((type) => `/play?type=${type}`),
      ...Array.from({ length: 12 }, (_, at) => `/play?page=${at + 2}`),
      ...games.map(({ id }) => `/play/${id}`),
      "/articles",
      "/announcements",
      "/partners",
      "/credits",
    ],
    searchTerms: games.map(({ name }) => name.slice(0, 5)),
    files: [...new Set([...linked, ...games.filter(({ img }) => img).map(({ img }) => `/covers/${img}`)])],
    games: games.filter(({ gameType }) => gameType === "html5").map(({ path }) => `/assets/html5/${path}`),
    beaconGames: games.map(({ path }) => path),
    accounts,
  };
}
