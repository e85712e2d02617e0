import { randomBytes } from "node:crypto";
import type { FaultCode } from "@recess/portal/domain/catalogue/reading/verdict.ts";
import { gameLimits, type VisitOptions } from "@recess/tools/verify/limits.ts";

const page = (script: string, body = "") =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fixture</title>` +
  `<body style="margin:0">${body}<script>${script}</script></body></html>`;

/** A box that goes where it is clicked, on a background that is not flat. */
const living = page(
  `onpointerdown = ({ clientX, clientY }) => {
     const { style } = document.querySelector("i");
     style.left = clientX - 40 + "px";
     style.top = clientY - 40 + "px";
   };`,
  `<style>body { height: 100vh; background: linear-gradient(navy, teal) }
   i { position: fixed; width: 80px; height: 80px; background: orange }</style><i></i>`,
);

const withLife = (more: string) => living.replace("</body>", `${more}</body>`);

export type BrokenGame = {
  readonly slug: string;
  readonly expected: readonly FaultCode[];
  readonly files: Readonly<Record<string, string>>;
  /** Where the default ones would only make the test long. */
  readonly visitOptions?: Partial<VisitOptions>;
};

/** Half a megabyte that no compression makes smaller. */
const ballast = `/*${randomBytes(400_000).toString("base64")}*/`;

/**
 * One game per judge, each with that one fault, and four without any. They are served by the test of the verifier and nowhere else.
 */
export const brokenGames: readonly BrokenGame[] = [
  { slug: "plays-well", expected: [], files: { "index.html": living } },
  {
    // As the page of AwayFL does.
    slug: "takes-eval-away",
    expected: [],
    files: { "index.html": withLife("<script>window.eval = () => undefined</script>") },
  },
  {
    // Nearly always in the middle of a request, so also when its page is closed. Without a pause it would starve the test itself.
    slug: "asks-without-end",
    expected: [],
    files: {
      "index.html": withLife(
        `<script>const ask = () => fetch("index.html").then(() => setTimeout(ask, 50)); for (let i = 0; i < 6; i += 1) ask()</script>`,
      ),
    },
  },
  {
    // As a puzzle whose wrong moves are taken back at once.
    slug: "shows-what-is-held",
    expected: [],
    files: {
      "index.html": page(
        `onpointerdown = () => { document.body.className = "held"; };
         onpointerup = () => { document.body.className = ""; };`,
        `<style>body { height: 100vh; background: linear-gradient(navy, teal) } .held { background: orange }</style>`,
      ),
    },
  },
  {
    slug: "lacks-a-file",
    expected: ["missing-file"],
    files: { "index.html": withLife(`<script src="level-2.js"></script>`) },
  },
  {
    slug: "lacks-its-icon",
    expected: ["missing-file"],
    files: { "index.html": withLife(`<link rel="icon" href="icon.png">`) },
  },
  {
    slug: "stays-blank",
    expected: ["blank"],
    files: { "index.html": page("") },
    visitOptions: { firstPictureTimeoutMs: 2000 },
  },
  {
    slug: "throws-late",
    expected: ["throws"],
    files: { "index.html": withLife(`<script>onkeydown = () => { undefinedThing.move() }</script>`) },
  },
  {
    slug: "calls-home",
    expected: ["calls-home"],
    files: {
      "index.html": withLife(`<script>fetch("https://tracker.example/hit").catch(() => {})</script>`),
    },
  },
  {
    slug: "runs-into-the-policy",
    expected: ["breaks-policy"],
    files: {
      "index.html": withLife(`<object data="plugin.bin" type="text/html"></object>`),
      "plugin.bin": "",
    },
  },
  {
    slug: "lies-dead",
    expected: ["lifeless"],
    files: { "index.html": page("", "<h1>Just a picture of a game</h1>") },
  },
  {
    slug: "weighs-too-much",
    expected: ["too-heavy"],
    files: {
      // The page draws only once all of it is there.
      "index.html": withLife(`<script src="heavy.js"></script>`),
      "heavy.js": ballast,
    },
    visitOptions: { limits: { ...gameLimits, bytes: 400_000 } },
  },
  {
    slug: "spins-at-once",
    expected: ["too-heavy"],
    files: { "index.html": page("for (;;) Math.random()") },
    visitOptions: { limits: { ...gameLimits, cpuSeconds: 4 } },
  },
  {
    slug: "hangs-in-play",
    expected: ["hangs"],
    files: { "index.html": withLife(`<script>onkeydown = () => { for (;;) Math.random() }</script>`) },
    visitOptions: { responseCpuSeconds: 4 },
  },
];
