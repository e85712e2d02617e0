import { get } from "node:http";
import type { Frame, Page } from "playwright-core";
import { gameFrames, whileThere } from "./page-state.ts";

/**
 * The icons of the game's page that the portal does not have, with their status. Chromium asks for icons of tabs alone, and tells Playwright
 * of no request for one, so they are asked for here.
 */
export async function missingIconsOf(page: Page): Promise<string[]> {
  const [frame] = gameFrames(page);
  if (frame === undefined || !/^http:/.test(frame.url())) return [];
  const statuses = (await iconUrls(frame)).map(async (url) => ({ url, status: await statusOf(url) }));
  return (await Promise.all(statuses))
    .filter(({ status }) => status >= 400)
    .map(({ url, status }) => `${status} ${url.pathname} (icon)`);
}

/** The icons that the page names, or the one that browsers try where it names none. */
async function iconUrls(frame: Frame): Promise<URL[]> {
  const links = (await whileThere(frame.locator("link[rel~=icon i]").all())) ?? [];
  const named = await Promise.all(links.map((link) => whileThere(link.getAttribute("href"))));
  const hrefs = named.filter((href) => typeof href === "string");
  return (hrefs.length > 0 ? hrefs : ["/favicon.ico"])
    .map((href) => new URL(href, frame.url()))
    .filter(({ protocol }) => protocol === "http:");
}

/** Only browsers resolve the hosts of games below `localhost`. */
function statusOf({ host, port, pathname, search }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(
      { host: "localhost", port, path: pathname + search, headers: { host }, agent: false },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on("error", reject);
  });
}
