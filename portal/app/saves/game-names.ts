import { isMirror } from "#app/mirror/mirror-base.ts";
import { urls } from "#app/urls.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { isRecord } from "#player/protocol/untrusted.ts";
import { nameOfPath } from "./saves-text.ts";

/** As many as one answer has (`portal/server/site/routes/game-names.ts`). */
const NAMES_PER_REQUEST = 50;

/** The names of games by their paths, as the portal lists them now. Without a network, a name is made from the path. */
export async function fetchGameNames(paths: readonly string[]): Promise<(path: string) => string> {
  const names = new Map<string, string>();
  for (let at = 0; at < paths.length; at += NAMES_PER_REQUEST) {
    const found = await fetchNames(paths.slice(at, at + NAMES_PER_REQUEST)).catch(() => undefined);
    if (found === undefined) break;
    for (const [path, name] of Object.entries(found)) if (typeof name === "string") names.set(path, name);
  }
  return (path) => names.get(path) ?? nameOfPath(path);
}

async function fetchNames(paths: readonly string[]): Promise<Record<string, unknown> | undefined> {
  if (paths.length === 0) return undefined;
  if (isMirror()) {
    const { mirroredGames } = await import("#app/mirror/mirrored-games.ts");
    const games = await mirroredGames(paths.map(idOfPath));
    return Object.fromEntries(games.map(({ path, name }) => [path, name]));
  }
  const response = await fetch(urls.gameNames(paths));
  const names: unknown = response.ok ? await response.json() : undefined;
  return isRecord(names) ? names : undefined;
}
