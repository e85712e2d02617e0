import type { Firefox, FirefoxContext } from "#e2e/hostile/firefox.ts";
import type { Trait } from "./corpus-games.ts";

const POLL_INTERVAL_MS = 100;
const TIMEOUT_MS = 60_000;
const press = `[...document.querySelectorAll("button")].find((button) => /Click to launch/.test(button.textContent))?.click()`;

/** Launches games in Firefox at once, each in a tab, and gives what they have written into their pages in the end. */
export async function playInFirefox(
  firefox: Firefox,
  pages: ReadonlyMap<Trait, string>,
): Promise<Record<string, string>> {
  const played = await Promise.all(
    [...pages].map(async ([trait, page]) => [trait, await play(firefox, page)] as const),
  );
  return Object.fromEntries(played);
}

async function play(firefox: Firefox, page: string): Promise<string> {
  const tab = await firefox.open(page);
  let result = "no frame";
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline && result !== "plays"; ) {
    await firefox.evaluate(tab, press);
    const { children } = await firefox.tree(tab);
    const game = children.find(({ url }) => url.includes("/assets/html5/"));
    if (game) result = await resultIn(firefox, game);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  return result;
}

/** What the game has written; empty while it goes from page to page. */
async function resultIn(firefox: Firefox, { context }: FirefoxContext): Promise<string> {
  return firefox
    .evaluate(context, `document.getElementById("result")?.textContent ?? "no result"`)
    .catch(() => "");
}
