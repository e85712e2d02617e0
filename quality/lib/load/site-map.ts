/** What there is to ask a portal for, learned from the portal itself. */
export type SiteMap = {
  readonly site: string;
  readonly play: string;
  readonly pages: readonly string[];
  readonly words: readonly string[];
  readonly files: readonly string[];
  /** Below the play origin. */
  readonly games: readonly string[];
  /** Paths of games, as beacons name them. */
  readonly played: readonly string[];
  readonly accounts: readonly { readonly email: string; readonly password: string }[];
};

type ListedGame = { id: string; name: string; path: string; img: string; gameType: string };

export async function readSiteMap(site: string, accounts: SiteMap["accounts"]): Promise<SiteMap> {
  const play = new URL(site);
  play.port = `${Number(play.port) + 1}`;
  const { games }: { games: ListedGame[] } = await (await fetch(`${site}/catalogue.json`)).json();
  const landing = await (await fetch(`${site}/`)).text();
  const linked = [...landing.matchAll(/(?:href|src)="(\/(?:assets|icon)[^"]+)"/g)].map(
    ([, file = ""]) => file,
  );
  const local = games.filter(({ gameType }) => gameType === "html5");
  return {
    site,
    play: play.origin,
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
    words: games.map(({ name }) => name.slice(0, 5)),
    files: [...new Set([...linked, ...games.filter(({ img }) => img).map(({ img }) => `/covers/${img}`)])],
    games: local.map(({ path }) => `/assets/html5/${path}`),
    played: games.map(({ path }) => path),
    accounts,
  };
}
