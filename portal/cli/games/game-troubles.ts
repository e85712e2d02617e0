import type { Page } from "playwright-core";

/** What goes wrong in the pages of a browser while a game is tried. */
export type Troubles = {
  /** What keeps the game from playing as far as anybody can tell: a script that is not there, and an error because of it. */
  fault(): string | undefined;
  /** A sentence for each thing that went wrong. */
  warnings(): readonly string[];
  /** When something was last loaded, in ms since the epoch. */
  lastLoadedAt(): number;
};

const MAX_WARNINGS = 5;

/** Watches a page and those that it opens: uncaught errors, scripts that the policy blocked, and files that are not there. */
export function watchTroubles(page: Page): Troubles {
  const errors = new Set<string>();
  const blocked = new Set<string>();
  const missing = new Set<string>();
  let loadedAt = Date.now();

  const watch = (watched: Page) => {
    watched.on("pageerror", ({ message }) => errors.add(message.split("\n")[0] ?? ""));
    watched.on("requestfinished", () => {
      loadedAt = Date.now();
    });
    watched.on("requestfailed", (request) => {
      if (request.resourceType() === "script") blocked.add(request.url());
    });
    // A script that the policy blocks is no request in every browser, but always a line on the console.
    watched.on("console", (message) => {
      const [, url] = /script '([^']+)'.*Content Security Policy/.exec(message.text()) ?? [];
      if (message.type() === "error" && url) blocked.add(url);
    });
    watched.on("response", (response) => {
      if (response.status() >= 400) missing.add(new URL(response.url()).pathname);
    });
  };
  watch(page);
  page.context().on("page", watch);

  return {
    fault() {
      const [error] = errors;
      const [script = [...missing].find((path) => /\.m?js$/i.test(path))] = blocked;
      return script && error ? `it needs ${script} and fails without it: ${error}` : undefined;
    },
    warnings: () =>
      [
        ...[...blocked].map((url) => `it needs a script that the portal does not let it load: ${url}`),
        ...[...errors].map((message) => `it leaves an error uncaught: ${message}`),
        ...[...missing].map((path) => `it asks for a file that is not there: ${path}`),
      ].slice(0, MAX_WARNINGS),
    lastLoadedAt: () => loadedAt,
  };
}
