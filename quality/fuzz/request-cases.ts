import fc from "fast-check";
import type { Route } from "#quality/lib/built-site.ts";
import { encodedWord, headerWord, word } from "./strings.ts";

/** A generated request. */
export type FuzzRequest = {
  /** Method and pattern: latencies are compared within a route. */
  readonly route: string;
  readonly at: "site" | "play";
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
};

/** What is known of the portal that is fuzzed. */
export type KnownPortal = {
  /** As the server has them mounted: a new route is tried on the day it is there. */
  readonly routes: readonly Route[];
  readonly ids: readonly string[];
  readonly playPaths: readonly string[];
};

const queryNames = [
  "q",
  "page",
  "type",
  "tag",
  "date",
  "url",
  "swf",
  "except",
  "imgId",
  "gameName",
  "isTrending",
  "kind",
  "span",
  "board",
  "day",
  "crew",
];
/** Values that boards understand, so that some requests get past the first check. */
const queryValues = ["daily", "free", "today", "week", "ever", "2026-11-18", "2026-02-30", "BCDF-GHJK", ""];
const ranges = [
  "bytes=0-",
  "bytes=5-2",
  "bytes=-0",
  "bytes=-5",
  "bytes=0-0,2-3",
  "bytes=99999999999999999999-",
  "x=1-2",
];
const encodings = [
  "br",
  "gzip",
  "br;q=0",
  "*;q=0.5",
  "identity",
  "gzip;q=x",
  ",".repeat(500),
  "br;".repeat(500),
];
const dates = ["Thu, 01 Jan 1970 00:00:00 GMT", "never", "Fri, 31 Dec 9999 23:59:59 GMT", "0", "-1"];

const some = (values: readonly string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: headerWord });
const session = fc
  .tuple(fc.constantFrom("recess-session", "__Host-recess-session", "thumbnails", "x"), encodedWord)
  .map(([name, value]) => `${name}=${value.slice(0, 1000)}`);

const headerValues: Readonly<Record<string, fc.Arbitrary<string>>> = {
  accept: some(["application/json", "text/html", "*/*"]),
  "accept-encoding": some(encodings),
  "accept-language": headerWord,
  authorization: headerWord,
  cookie: fc
    .array(fc.oneof(session, headerWord), { minLength: 1, maxLength: 5 })
    .map((all) => all.join("; ")),
  "content-type": some([
    "application/x-www-form-urlencoded",
    "application/json",
    "multipart/form-data; boundary=rq",
    "text/plain; charset=utf-7",
  ]),
  forwarded: headerWord,
  "if-match": headerWord,
  "if-modified-since": some(dates),
  "if-none-match": some(["*", '"x"', 'W/"x"', '"'.repeat(500)]),
  "if-range": some([...dates, '"x"']),
  origin: some(["null", "https://evil.example", "http://", "http://[::1"]),
  range: some(ranges),
  "recess-owner": some(["A".repeat(43), "b-_9".repeat(11).slice(1), "A".repeat(44)]),
  referer: headerWord,
  "save-data": some(["on"]),
  "sec-ch-ua-mobile": some(["?1", "?0"]),
  "sec-fetch-site": some(["same-origin", "cross-site", "none"]),
  "sec-purpose": some(["prefetch"]),
  "service-worker": some(["script"]),
  "user-agent": some(["Mozilla/5.0 (iPhone)", `${"Android ".repeat(200)}Mobil`]),
  "x-forwarded-for": some([
    "1.2.3.4",
    "::1",
    "1.2.3.4, 5.6.7.8",
    ",,,",
    "::ffff:1.2.3.4",
    "1:2:3:4:5:6:7:8:9:10",
  ]),
  "x-forwarded-host": some(["evil.example"]),
  "x-forwarded-proto": some(["https", "http", "https, http"]),
  "x-http-method-override": some(["DELETE"]),
};
const headerNames = Object.keys(headerValues);

const headers = fc
  .uniqueArray(fc.constantFrom(...headerNames), { maxLength: 4 })
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.tuple(fc.constant(name), headerValues[name] ?? headerWord))),
  );

const formField = fc
  .tuple(fc.oneof(fc.constantFrom("email", "password", "show", "back"), encodedWord), encodedWord)
  .map(([name, value]) => `${name}=${value}`);
const deep = fc
  .tuple(fc.constantFrom("[", '{"game":', '{"a":[', '"'), fc.integer({ min: 1, max: 3000 }))
  .map(([unit, times]) => unit.repeat(times));
const body = fc.oneof(
  { weight: 3, arbitrary: fc.array(formField, { maxLength: 5 }).map((fields) => fields.join("&")) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .record({ game: word, minutes: fc.oneof(fc.integer(), fc.double(), word) })
      .map((beacon) => JSON.stringify(beacon)),
  },
  {
    weight: 1,
    arbitrary: fc
      .record(
        { adjective: fc.oneof(fc.nat(120), word), animal: fc.nat(120), number: fc.nat(120), code: word },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3000 }).map((times) => "a=1&".repeat(times)) },
  { weight: 1, arbitrary: fc.integer({ min: 19_000, max: 80_000 }).map((length) => "x".repeat(length)) },
  {
    weight: 1,
    arbitrary: word.map(
      (text) =>
        `--rq\r\nContent-Disposition: form-data; name="email"; filename="${text}"\r\n\r\n${text}\r\n--rq`,
    ),
  },
  { weight: 1, arbitrary: word },
);

const query = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...queryNames), encodedWord),
      fc.oneof(
        { weight: 4, arbitrary: encodedWord },
        { weight: 1, arbitrary: fc.constantFrom(...queryValues) },
      ),
    ),
    { maxLength: 4 },
  )
  .map((pairs) =>
    pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`,
  );
const manyParameters = fc.integer({ min: 100, max: 2000 }).map((times) => `?${"q=a&".repeat(times)}`);

/** Requests that an HTTP library could send, with hostile values everywhere. */
export function fuzzRequest({ routes, ids, playPaths }: KnownPortal): fc.Arbitrary<FuzzRequest> {
  const site = fc.constantFrom(...routes.filter(({ method }) => method !== "ALL")).chain((mounted) =>
    fc
      .record({
        target: filled(mounted.path, ids),
        search: fc.oneof({ weight: 12, arbitrary: query }, { weight: 1, arbitrary: manyParameters }),
        method: fc.oneof(
          { weight: 8, arbitrary: fc.constant(mounted.method) },
          {
            weight: 1,
            arbitrary: fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"),
          },
        ),
        headers,
        body,
      })
      .map(({ target, search, method, headers, body }) => ({
        route: `${method} ${mounted.path}`,
        at: "site" as const,
        method,
        target: inAddress(`${target}${search}`),
        headers,
        body: method === "GET" || method === "HEAD" || method === "TRACE" ? undefined : body,
      })),
  );
  const play = fc
    .record({
      path: fc.oneof(
        fc.constantFrom(...playPaths),
        fc.tuple(fc.constantFrom(...playPaths), encodedWord).map(([path, more]) => `${path}${more}`),
        fc
          .tuple(fc.constantFrom("html5", "flash", "waflash", "player", "x"), encodedWord, encodedWord)
          .map(([area, a, b]) => `/assets/${area}/${a}/${b}`),
        encodedWord.map((text) => `/${text}`),
      ),
      search: query,
      method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS"),
      headers,
    })
    .map(({ path, search, method, headers }) => ({
      route: `${method} play`,
      at: "play" as const,
      method,
      target: inAddress(`${path}${search}`),
      headers,
      body: undefined,
    }));
  return fc.oneof({ weight: 4, arbitrary: site }, { weight: 1, arbitrary: play });
}

/** A route's pattern (`/play/:swfId`) with generated values for its parameters. */
function filled(pattern: string, ids: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 3, arbitrary: encodedWord },
    { weight: 1, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.constantFrom(...ids), encodedWord).map(([id, more]) => `${id}${more}`),
    },
  );
  return fc.array(value, { minLength: 6, maxLength: 6 }).map((values) => {
    let at = 0;
    return pattern.replaceAll(
      /:\w+(?:\{([^}|]+)[^}]*\})?|\*/g,
      (_, choice: string | undefined) => choice ?? values[at++] ?? "",
    );
  });
}

/** Encodes what cannot stand in a request line at all; `raw-cases.ts` sends that too. */
function inAddress(target: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that end or break the line
  const line = target.replaceAll(/[\u0000-\u0020\u007f-\uffff]/g, (unit) =>
    encodeURIComponent(unit.toWellFormed()),
  );
  return line.slice(0, 12_000);
}

export function bytesOf({ method, target, headers, body }: FuzzRequest, host: string): Buffer {
  const lines = [["host", host], ...headers];
  const content = body === undefined ? undefined : Buffer.from(body.toWellFormed());
  if (content) lines.push(["content-length", `${content.length}`]);
  const head = `${method} ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), content ?? Buffer.alloc(0)]);
}
