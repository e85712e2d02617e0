import { join } from "node:path";
import { pino } from "pino";
import { readContent } from "#adapters/files/content-files.ts";
import * as wholeApp from "#app/entry.ts";
import { createCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { memoryIdentity } from "#domain/identity/identity.fixture.ts";
import type { Portal } from "#domain/portal.ts";
import { memoryParcels } from "#domain/saves/parcels.fixture.ts";
import { openParcels } from "#domain/saves/parcels.ts";
import { openSync } from "#domain/saves/sync.ts";
import { memorySync } from "#domain/saves/sync-store.fixture.ts";
import { noPlayTimes } from "#domain/statistics/play-times.ts";
import { root } from "#paths.mjs";
import { admitAll } from "#server/http/overload.ts";
import { staticFiles } from "#server/http/static/static-files.ts";
import { hostLabel } from "#server/play-origin/host-label.ts";
import { knownBrowserCookie } from "./request/known-browser.ts";
import { sessionCookie } from "./request/session-cookie.ts";
import { openSite, type SiteOptions } from "./site.ts";

const { content, inLanguage } = readContent({ shipped: join(root, "content") });

/** The content as it is shipped. */
export const shippedContent = content;

/** Name of the site: a word that operators edit, so tests ask for it. */
export const siteName = content?.site.name;

/** The site as it is, on a catalogue of the test's own. */
export function aSite(
  games: readonly Game[],
  given: Partial<Portal> = {},
  {
    app = wholeApp,
    ...options
  }: Partial<Pick<SiteOptions, "app" | "log" | "trustedProxies" | "readiness" | "overload" | "metrics">> = {},
) {
  if (!content) throw new Error("the content has mistakes: npm run content:check");
  const portal: Portal = {
    catalogue: createCatalogue(games),
    whenSearchable: async () => undefined,
    content,
    contentIn: (language) =>
      portal.content === content && inLanguage ? inLanguage(language) : portal.content,
    recalls: [],
    hiddenGame: () => undefined,
    play: { kind: "local", port: 3001 },
    siteOrigin: undefined,
    hostLabel,
    schoolMode: false,
    engineBytes: () => 0,
    engine: () => undefined,
    statusOf: async () => ({ kind: "unknown" }),
    identity: memoryIdentity(),
    secondFactor: undefined,
    passwords: undefined,
    sync: openSync(memorySync(), () => portal.now()),
    parcels: openParcels(memoryParcels(), () => portal.now()),
    count: () => undefined,
    countMissedSearch: () => undefined,
    reportGame: async () => undefined,
    hot: [],
    plays: 0,
    playTimes: noPlayTimes,
    records: undefined,
    together: undefined,
    now: () => new Date("2026-11-20T12:00:00Z"),
    random: () => 0,
  };
  // Not spread: what the test gives may change while the site is open.
  Object.defineProperties(portal, Object.getOwnPropertyDescriptors(given));
  return openSite({
    app,
    portal,
    assets: {
      sheets: {
        dark: { url: "/style.css", rules: [{ kind: "other", text: "html{color:red}" }] },
        light: { url: "/light.css", rules: [{ kind: "other", text: "html{color:blue}" }] },
        contrast: { url: "/contrast.css", rules: [] },
        system: { url: "/system.css", rules: [] },
      },
      script: "/browser.js",
      suggestions: "/suggestions.js",
      touch: "/touch.js",
    },
    files: staticFiles({ root: join(root, "portal", "app", "public") }),
    cookie: sessionCookie("a secret"),
    browsers: knownBrowserCookie("a secret", portal.now),
    trustedProxies: 0,
    readiness: () => ({ state: "ready", parts: {} }),
    overload: { gate: () => admitAll },
    log: pino({ level: "silent" }),
    ...options,
  });
}
