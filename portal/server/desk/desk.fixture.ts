import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { resetTokens } from "#adapters/crypto/reset-tokens.ts";
import { readContent } from "#adapters/files/content-files.ts";
import { fileDeskSessions } from "#adapters/files/desk-access.ts";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { openDatabase } from "#adapters/sql/db.ts";
import { sqliteEngine } from "#adapters/sql/sqlite.ts";
import * as wholeApp from "#desk/entry.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { publicGame } from "#domain/catalogue/public-game.ts";
import { references } from "#domain/content/references.ts";
import type { Desk } from "#domain/desk/desk.ts";
import { openDeskSessions } from "#domain/desk/desk-sessions.ts";
import type { Portal } from "#domain/portal.ts";
import { contentDir } from "#paths.mjs";
import { readConfig } from "#server/config.ts";
import { portalJournal } from "#server/database.ts";
import { openDeskGames } from "#server/games/open-desk-games.ts";
import { staticFiles } from "#server/http/static/static-files.ts";
import { ownAccounts } from "#server/identity/identity.ts";
import { openLiveCatalogue } from "#server/jobs/live-catalogue.ts";
import { deskContent } from "./desk-content.ts";
import { deskFigures } from "./desk-figures.ts";
import { type DeskSiteOptions, openDeskSite } from "./desk-site.ts";
import { openCare } from "./open-care.ts";
import { deskLinks } from "./open-desk.ts";
import { deskOperators } from "./open-operators.ts";

function configOf(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir });
  if ("mistakes" in config) throw new Error(config.mistakes.join("\n"));
  return config;
}

const home = "http://127.0.0.1:4000";

type Given = {
  readonly app?: DeskSiteOptions["app"];
  readonly origin?: string;
  readonly desk?: Partial<Desk>;
  /** Games that the portal brings, besides those that the words name. */
  readonly games?: readonly Game[];
};

/** A desk over a data folder and a database of the test's own, with a clock that the test moves. */
export async function aDesk({ app = wholeApp, origin, games = [], desk: given }: Given = {}) {
  const dataDir = await aFolder({});
  const clock = { now: new Date("2026-11-20T12:00:00Z") };
  const now = () => clock.now;
  const database = openDatabase(sqliteEngine(join(dataDir, "recess.sqlite")), {
    report: { began: () => undefined, ended: () => undefined },
  });
  await database.open();
  onTestFinished(() => database.close());
  const log = pino({ level: "silent" });
  const { identity, secondFactor, accounts } = ownAccounts(
    database,
    "a secret of the tests, long enough",
    log,
    { now },
  );
  const { content } = readContent({ shipped: contentDir });
  // The games that the shipped words name.
  const named = references(content ?? {}).filter(({ kind }) => kind === "game");
  const shipped = [...new Set(named.map(({ name }) => name))].map((path) => aGame({ path, name: path }));
  const links = deskLinks(dataDir, now);
  const built = join(dataDir, "built.json");
  await writeFile(built, JSON.stringify({ games: [...games, ...shipped].map(publicGame) }));
  const operator = { games: operatorGames(dataDir), edits: operatorEdits(dataDir) };
  const catalogue = await openLiveCatalogue(built, operator, log);
  onTestFinished(() => catalogue.close());
  const portal = {
    content,
    identity,
    secondFactor,
    now,
    get catalogue() {
      return catalogue.current();
    },
    get recalls() {
      return catalogue.recalls();
    },
  } as Portal;
  const desk: Desk = {
    // Pages of the desk that need more of a portal are tested in a browser.
    portal,
    accounts,
    games: openDeskGames({
      dataDir,
      portal,
      db: database.db,
      games: catalogue,
      files: staticFiles({ root: dataDir }),
      log,
    }),
    care: openCare(configOf(dataDir), { database, accounts, now }),
    journal: portalJournal(database.db, () => undefined),
    siteOrigin: "https://games.example.org",
    generatePassword: () => "a-generated-password",
    content: deskContent(dataDir, portal),
    figures: deskFigures(dataDir, { portal, db: database.db }, log),
    operators: deskOperators(dataDir),
    sessions: openDeskSessions(fileDeskSessions(dataDir), { tokens: resetTokens(), now }),
    ...given,
  };
  const site = openDeskSite({
    app,
    desk,
    links,
    assets: { style: "/assets/desk.css", script: "/assets/desk.js" },
    files: staticFiles({ root: dataDir }),
    siteFiles: staticFiles({ root: contentDir }),
    origin,
    trustedProxies: 0,
    log,
  });
  const request = (path: string, init: RequestInit = {}, host = origin ?? home) =>
    site.request(`${host}${path}`, {
      ...init,
      headers: { host: new URL(host).host, ...(init.headers as Record<string, string>) },
    });
  /** Sends a form as a page of the desk does. */
  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    request(path, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin: origin ?? home, "sec-fetch-site": "same-origin", ...headers },
    });
  /** Opens the desk by a one-time link, and gives the cookie and the CSRF token. */
  const enter = async () => {
    const entered = await post("/enter", { token: await links.create() });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    return { cookie, csrf: await csrfOf(cookie) };
  };
  const csrfOf = async (cookie: string) => {
    const html = await (await request("/care", { headers: { cookie } })).text();
    return /<meta name="csrf" content="([^"]+)"/.exec(html)?.[1] ?? "";
  };
  return { clock, dataDir, desk, identity, secondFactor, links, request, post, enter, csrfOf };
}
