import {
  fallbackHeaders,
  type PolicyContext,
  policyHeaderNames,
  policyHeaders,
  type ResponseKind,
} from "@recess/portal/server/http/policy/response-headers.ts";
import { hashSource } from "@recess/portal/server/site/site-headers.ts";
import { type Answer, openConnection, sendOnce } from "#quality/lib/raw-http.ts";
import { rawRequests } from "./raw-requests.ts";
import type { Visit } from "./visits.ts";

/** A running portal, and how it is meant to be set up. */
export type Target = {
  readonly sitePort: number;
  /** The same, where games share the site's origin. */
  readonly playPort: number;
  readonly situation: Omit<PolicyContext, "isSecure" | "inlineStyle">;
  /** Whether it believes `X-Forwarded-Proto`. */
  readonly isTrusting: boolean;
};

export type Walk = { readonly answers: number; readonly mistakes: readonly string[] };

/** Asks for everything in every way, and compares what each answer says about itself with the table. */
export async function walk(target: Target, visits: readonly Visit[]): Promise<Walk> {
  const mistakes: string[] = [];
  let answers = 0;
  const lines = new Map<number, ReturnType<typeof openConnection>>();
  const portOf = (visit: Visit) => (visit.at === "site" ? target.sitePort : target.playPort);

  async function ask(
    visit: Visit,
    status: number | "any" = visit.status ?? "any",
  ): Promise<Answer | undefined> {
    const port = portOf(visit);
    const known = lines.get(port);
    const line = known?.isOpen ? known : openConnection(port);
    lines.set(port, line);
    const isHead = visit.method === "HEAD";
    const answer = await line.send(bytesOf(visit, port), { isHead });
    answers += 1;
    const name = `${port} ${visit.method ?? "GET"} ${visit.path.slice(0, 80)} ${JSON.stringify(visit.headers ?? {})}`;
    if (typeof answer === "string") {
      mistakes.push(`${name}: ${answer}`);
      return undefined;
    }
    if (status !== "any" && answer.status !== status)
      mistakes.push(`${name}: answered ${answer.status}, not ${status}`);
    const isSecure = target.isTrusting && visit.headers?.["x-forwarded-proto"] === "https";
    const expected = policyHeaders(visit.kind, {
      ...target.situation,
      inlineStyle: styleIn(answer),
      isSecure,
    });
    mistakes.push(...differences(answer, visit.kind, expected).map((text) => `${name}: ${text}`));
    if (visit.at === "play" && answer.headers.has("set-cookie")) mistakes.push(`${name}: sets a cookie`);
    return answer;
  }

  for (const visit of visits) {
    const whole = await ask(visit);
    await ask({ ...visit, headers: { ...visit.headers, "x-forwarded-proto": "https" } });
    if (visit.method !== undefined) continue;
    await ask({ ...visit, headers: { referer: "https://elsewhere.example/" } });
    await ask({ ...visit, method: "HEAD" });
    await ask({ ...visit, headers: { "accept-encoding": "br, gzip" } });
    await ask({ ...visit, headers: { cookie: "recess-session=x.y; thumbnails=on" } });
    await ask({ ...visit, headers: { range: "bytes=0-3" } }, "any");
    await ask({ ...visit, headers: { range: "bytes=999999999-" } }, "any");
    const tag = whole?.headers.get("etag");
    if (tag && visit.status !== 404) {
      const known = await ask({ ...visit, headers: { "if-none-match": tag } }, "any");
      // A page with a line that changes at every look is another one each time.
      if (known?.status !== 304 && known?.headers.get("etag") === tag)
        mistakes.push(`${visit.path}: sent again although nothing changed`);
    }
    for (const method of ["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE"])
      await ask({ ...visit, method, kind: kindWithout(visit) }, visit.at === "site" ? 404 : 405);
  }
  for (const line of lines.values()) line.close();

  for (const [name, bytes, statuses] of rawRequests) {
    for (const port of new Set([target.sitePort, target.playPort])) {
      const answer = await sendOnce(port, bytes);
      answers += 1;
      if (typeof answer === "string") {
        mistakes.push(`${port} ${name}: ${answer}`);
        continue;
      }
      if (!statuses.includes(answer.status))
        mistakes.push(`${port} ${name}: answered ${answer.status}, not ${statuses}`);
      mistakes.push(
        ...differences(answer, "plain", fallbackHeaders).map((text) => `${port} ${name}: ${text}`),
      );
    }
  }
  return { answers, mistakes };
}

/** What a method gets that no route takes: the site's page for strangers to it, the games' short refusal. */
function kindWithout({ at, path, kind }: Visit): ResponseKind {
  if (at === "play") return "game-file";
  return kind === "form-page" || path.startsWith("/thumbnails") ? "form-page" : "page";
}

function bytesOf({ method = "GET", path, headers = {}, body }: Visit, port: number): string {
  const host = `127.0.0.1:${port}`;
  const lines = Object.entries({ host, referer: `http://${host}/`, ...headers });
  if (body !== undefined) lines.push(["content-length", `${Buffer.byteLength(body)}`]);
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ""}`;
}

/** Who comes from elsewhere gets styles inside the page, and the policy has to allow just these. */
function styleIn({ body }: Answer): string {
  const style = /<style>(.*?)<\/style>/s.exec(body.toString())?.[1];
  return style === undefined ? "" : hashSource(style);
}

/** Nobody needs to know what we run on. */
const talkative = ["server", "x-powered-by"];

export function differences(
  { headers }: Pick<Answer, "headers">,
  kind: ResponseKind,
  expected: Readonly<Record<string, string>>,
): string[] {
  const wanted = kind === "public" ? { ...expected, "access-control-allow-origin": "*" } : expected;
  return [...policyHeaderNames, "access-control-allow-origin", ...talkative].flatMap((name) => {
    const [is, should] = [headers.get(name), wanted[name]];
    return is === should ? [] : [`as ${kind}, ${name} is ${is ?? "missing"}, not ${should ?? "there"}`];
  });
}

/** Routes that nobody has told the walk about, and those that it knows although they are gone. */
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
