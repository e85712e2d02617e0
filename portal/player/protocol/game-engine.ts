/** What runs a local game: the browser itself, or a Flash engine. */
const engines = ["html5", "ruffle", "awayfl"] as const;

export type GameEngine = (typeof engines)[number];

/** The engine of a page of the play origin. */
export function engineAt({ pathname }: Pick<Location, "pathname">): GameEngine {
  if (/^(?:\/[^/]+)*?\/assets\/waflash\/[^/]+\/awayfl\.html$/.test(pathname)) return "awayfl";
  return /^(?:\/[^/]+)*?\/assets\/(?:flash|waflash)\//.test(pathname) ? "ruffle" : "html5";
}

export function parseEngine(data: unknown): GameEngine {
  return engines.find((engine) => engine === data) ?? "html5";
}
