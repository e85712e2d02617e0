import { guestAt } from "@recess/portal/player/protocol/guest.ts";
import type { ResponseKind } from "@recess/portal/server/http/policy/response-headers.ts";
import { hostLabel } from "@recess/portal/server/play-origin/host-label.ts";
import { type Answer, openConnection, sendOnce } from "#quality/lib/raw-http.ts";
import { comparedHeaders, expectedHeaders, hashSource, type Situation } from "./expected-headers.ts";
import { rawRequests } from "./raw-requests.ts";
import type { Visit } from "./visits.ts";

/** A running portal, and how it is meant to be set up. */
export type Target = {
  readonly sitePort: number;
  /** The same, where the site serves the games itself. */
  readonly playPort: number;
  /** What follows the label in a game's host; undefined where games have none. */
  readonly playSuffix: string | undefined;
  readonly situation: Pick<Situation, "inlineScripts" | "site">;
  /** The origins that the page of the game with this label may frame; `*` for a page without a game. */
  games(label: string): string;
  readonly isOpaque: boolean;
  /** Whether it trusts `X-Forwarded-Proto`. */
  readonly isTrusting: boolean;
};

/** Number of responses, and what is wrong with them, in words. */
export type Walk = { readonly answers: number; readonly mistakes: readonly string[] };

/** Sends every visit in every way, and compares the headers of each response with the table. */
export async function walk(target: Target, visits: readonly Visit[]): Promise<Walk> {
  const walks = [await walkVisits(target, visits), await walkRawRequests(target)];
  return {
    answers: walks.reduce((sum, { answers }) => sum + answers, 0),
    mistakes: walks.flatMap(({ mistakes }) => mistakes),
  };
}

async function walkVisits(target: Target, visits: readonly Visit[]): Promise<Walk> {
  const mistakes: string[] = [];
  let answers = 0;
  const connections = new Map<number, ReturnType<typeof openConnection>>();

  async function ask(
    visit: Visit,
    status: number | "any" = visit.status ?? "any",
  ): Promise<Answer | undefined> {
    const port = visit.at === "site" ? target.sitePort : target.playPort;
    const open = connections.get(port);
    const connection = open?.isOpen ? open : openConnection(port);
    connections.set(port, connection);
    const answer = await connection.send(bytesOf(visit, hostOf(visit, target)), {
      isHead: visit.method === "HEAD",
    });
    answers += 1;
    const name = `${port} ${visit.method ?? "GET"} ${visit.path.slice(0, 80)} ${JSON.stringify(visit.headers ?? {})}`;
    if (typeof answer === "string") {
      mistakes.push(`${name}: ${answer}`);
      return undefined;
    }
    if (status !== "any" && answer.status !== status)
      mistakes.push(`${name}: answered ${answer.status}, not ${status}`);
    mistakes.push(...differences(answer, visit, target).map((text) => `${name}: ${text}`));
    if (visit.at === "play" && answer.headers.has("set-cookie")) mistakes.push(`${name}: sets a cookie`);
    return answer;
  }

  for (const visit of visits) {
    const whole = await ask(visit);
    await ask({ ...visit, headers: { ...visit.headers, "x-forwarded-proto": "https" } });
    // Only visits that nothing but their URL makes are tried in all ways.
    if (visit.method !== undefined || visit.headers) continue;
    await ask({ ...visit, headers: { referer: "https://elsewhere.example/" } });
    await ask({ ...visit, method: "HEAD" });
    await ask({ ...visit, headers: { "accept-encoding": "br, gzip" } });
    await ask({ ...visit, headers: { cookie: "recess-session=x.y; thumbnails=on" } });
    await ask({ ...visit, headers: { range: "bytes=0-3" } }, "any");
    await ask({ ...visit, headers: { range: "bytes=999999999-" } }, "any");
    const tag = whole?.headers.get("etag");
    if (tag && visit.status !== 404) {
      const again = await ask({ ...visit, headers: { "if-none-match": tag } }, "any");
      // A page with a line that changes at every request is another one each time.
      if (again?.status !== 304 && again?.headers.get("etag") === tag)
        mistakes.push(`${visit.path}: sent again although nothing changed`);
    }
    for (const method of ["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE"])
      await ask({ ...visit, method, kind: kindWithout(visit), label: "*" }, visit.at === "site" ? 404 : 405);
  }
  for (const connection of connections.values()) connection.close();
  return { answers, mistakes };
}

async function walkRawRequests(target: Target): Promise<Walk> {
  const mistakes: string[] = [];
  const ports = new Set([target.sitePort, target.playPort]);
  for (const [name, bytes, statuses] of rawRequests) {
    for (const port of ports) {
      const answer = await sendOnce(port, bytes);
      const wrong: string[] = [];
      if (typeof answer === "string") wrong.push(answer);
      else {
        if (!statuses.includes(answer.status)) wrong.push(`answered ${answer.status}, not ${statuses}`);
        wrong.push(...differences(answer, { at: "site", path: "/", kind: "plain" }, target));
      }
      mistakes.push(...wrong.map((text) => `${port} ${name}: ${text}`));
    }
  }
  return { answers: rawRequests.length * ports.size, mistakes };
}

/** Kind of the response to a method that no route has: the site's page, or the play origin's short refusal. */
function kindWithout({ at, path }: Visit): ResponseKind {
  if (at === "play") return "game-plain";
  if (/^\/play\/[^/]+$/.test(path)) return "game-page";
  if (/^\/alone\/[^/]+$/.test(path)) return "stage-page";
  return path === "/embedded" ? "refusal-page" : "page";
}

/** The host that a visit asks: the site's, or that of the game. */
function hostOf({ at, path }: Visit, { sitePort, playPort, playSuffix }: Target): string {
  if (at === "site") return `127.0.0.1:${sitePort}`;
  if (playSuffix === undefined) return `127.0.0.1:${playPort}`;
  const url = new URL(path, "http://game");
  const guest = guestAt(url) ?? url.searchParams.get("guest");
  return `${guest ? hostLabel(guest) : "any-game"}.${playSuffix}`;
}

function bytesOf({ method = "GET", path, headers = {}, body }: Visit, host: string): string {
  const lines = Object.entries({ host, referer: `http://${host}/`, ...headers });
  if (body !== undefined) lines.push(["content-length", `${Buffer.byteLength(body)}`]);
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ""}`;
}

/** Visitors who come from another site get styles inside the page, and the policy has to allow just these. */
function inlineStyleOf({ body }: Answer): string {
  const style = /<style>(.*?)<\/style>/s.exec(body.toString())?.[1];
  return style === undefined ? "" : hashSource(style);
}

function differences(answer: Answer, visit: Visit, target: Target): string[] {
  const { kind, headers, label = "*" } = visit;
  const { isOpaque, isTrusting } = target;
  const isSecure = isTrusting && headers?.["x-forwarded-proto"] === "https";
  const situation = {
    ...target.situation,
    host: hostOf(visit, target),
    games: target.games(label),
    inlineStyle: inlineStyleOf(answer),
  };
  const expected = expectedHeaders(kind, situation, { isOpaque, isSecure });
  return comparedHeaders.flatMap((name) => {
    const [is, should] = [answer.headers.get(name), expected[name]];
    return is === should ? [] : [`as ${kind}, ${name} is ${is ?? "missing"}, not ${should ?? "there"}`];
  });
}

/** Mounted routes that the list of visits does not have, and routes of the list that are not mounted any more. */
export function unknownRoutes(
  routes: readonly { readonly method: string; readonly path: string }[],
  known: Readonly<Record<string, unknown>>,
): string[] {
  const mounted = new Set(
    routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`),
  );
  return [
    ...[...mounted].filter((route) => !(route in known)).map((route) => `the walk does not know ${route}`),
    ...Object.keys(known)
      .filter((route) => !mounted.has(route))
      .map((route) => `there is no route ${route} any more`),
  ];
}
