import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "@recess/portal/paths.mjs";
import sharp from "sharp";
import { onlyLong } from "#e2e/long-form.ts";
import { openQuietServer, type QuietServer } from "./quiet-server.ts";

let internal: QuietServer;
test.beforeAll(async () => {
  internal = await openQuietServer();
});
test.afterAll(() => internal.close());

/** Adds a game with this page, as an operator would. */
async function add(name: string, page: string, env: NodeJS.ProcessEnv = {}) {
  const dir = test.info().outputPath(name);
  const dataDir = test.info().outputPath(`${name}-data`);
  for (const folder of [dir, dataDir]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(dir, "index.html"), page);
  const { status, said } = await new Promise<{ status: unknown; said: string }>((resolve) => {
    const command = [join(root, "portal", "cli", "games.ts"), "add", dir];
    execFile(
      process.execPath,
      command,
      { env: { ...process.env, DATA_DIR: dataDir, ...env } },
      (error, out, err) => resolve({ status: error ? error.code : 0, said: `${out}${err}` }),
    );
  });
  return { status, said, covers: join(dataDir, "games", "public", "covers"), dataDir };
}

const bright = '<!doctype html><body style="margin:0;height:100vh;background:linear-gradient(red,blue)">';

test("a game that knocks at other servers in every way gets through nowhere while it is tried", async () => {
  const at = `127.0.0.1:${internal.port}`;
  const { said } = await add(
    "knocks",
    `${bright}
    <link rel="preconnect" href="http://${at}"><link rel="dns-prefetch" href="http://${at}">
    <link rel="prefetch" href="http://${at}/prefetch"><link rel="stylesheet" href="http://${at}/style">
    <img src="http://${at}/image"><iframe src="http://${at}/frame"></iframe><iframe name="inner"></iframe>
    <form target="inner" method="post" action="http://${at}/form"></form>
    <a target="_blank" href="http://${at}/link"></a><a download href="data:,x"></a>
    <script>
      const attempts = [
        () => fetch("http://${at}/fetch", { mode: "no-cors" }),
        () => navigator.sendBeacon("http://${at}/beacon", "x"),
        () => new WebSocket("ws://${at}/socket"),
        () => new EventSource("http://${at}/events"),
        () => window.open("http://${at}/window"),
        () => (top.location = "http://${at}/top"),
        () => document.forms[0].submit(),
        () => document.links[0].click(),
        () => document.links[1].click(),
        () => new Worker(URL.createObjectURL(new Blob(["fetch('http://${at}/worker')"]))),
        () => new RTCPeerConnection({ iceServers: [{ urls: "stun:${at}" }] }).createDataChannel("x"),
        () => {
          const raw = document.body.appendChild(document.createElement("iframe")).contentWindow;
          const peer = new raw.RTCPeerConnection({ iceServers: [{ urls: "stun:${at}" }] });
          peer.createDataChannel("x");
          peer.setLocalDescription();
        },
      ];
      for (const attempt of attempts) try { attempt(); } catch {}
    </script>`,
  );
  expect(said).toContain("Added Knocks");
  expect(internal.reached).toEqual([]);
});

for (const [name, leave] of [
  ["script", (url: string) => `<script>location.href = "${url}"</script>`],
  ["refresh", (url: string) => `<meta http-equiv="refresh" content="0;url=${url}">`],
] as const) {
  test(
    `a game that goes to a page of the operator's network by ${name} gets no cover of it`,
    onlyLong(name !== "script"),
    async () => {
      const { status, said, covers } = await add(name, leave(`http://127.0.0.1:${internal.port}/admin`));
      expect({ status, said }).toMatchObject({
        status: 1,
        said: expect.stringContaining("it leaves its own pages"),
      });
      expect(existsSync(covers)).toBe(false);
      expect(internal.reached).toEqual([]);
    },
  );
}

test("without a sandbox a game is refused, with the ways out", async () => {
  // Where any user may run it: as root, the browser is run as another one.
  using dir = mkdtempDisposableSync(join(tmpdir(), "recess-no-sandbox-"));
  chmodSync(dir.path, 0o755);
  const chromium = join(dir.path, "chromium");
  writeFileSync(chromium, "#!/bin/sh\necho 'No usable sandbox!' >&2\nexit 1\n", { mode: 0o755 });
  const { status, said, dataDir } = await add("calm", bright, { CHROMIUM: chromium });
  expect(status).toBe(1);
  for (const word of [
    "no sandbox on this machine",
    "chromium-sandbox",
    "--no-browser",
    "--unsafe-no-sandbox",
  ])
    expect(said).toContain(word);
  expect(
    existsSync(join(dataDir, "games", "catalogue.json")) &&
      readFileSync(join(dataDir, "games", "catalogue.json"), "utf8"),
  ).toBe(false);
});

/** The darkest that any pixel at the edge of a cover is, in its brightest channel: the site's page around a game is nearly black. */
async function darkestEdge(cover: string): Promise<number> {
  const { data, info } = await sharp(cover).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const brightness = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return Math.max(...data.subarray(at, at + info.channels));
  };
  const columns = Array.from({ length: info.width }, (_, x) => [
    brightness(x, 0),
    brightness(x, info.height - 1),
  ]);
  const rows = Array.from({ length: info.height }, (_, y) => [
    brightness(0, y),
    brightness(info.width - 1, y),
  ]);
  return Math.min(...columns.flat(), ...rows.flat());
}

test("a cover shows the game up to its edges and corners, and nothing of the page around it", async () => {
  const stripes = "repeating-linear-gradient(45deg, white 0 40px, yellow 40px 80px)";
  const page = `<!doctype html><body style="margin:0;height:100vh;background:${stripes}">`;
  const { said, covers } = await add("stripes", page);
  expect(said).toContain("Added Stripes (html5)");
  expect(await darkestEdge(join(covers, "stripes@2x.webp"))).toBeGreaterThan(235);
});

test("a game that is dead is refused with the reason, and one that may be gets a warning", async () => {
  const [bars, library, careless] = await Promise.all([
    add(
      "bars",
      '<body style="margin:0;background:#222"><div style="margin:0 15vw;height:100vh;background:#fff">',
    ),
    add(
      "library",
      `${bright}<script src="https://cdn.example.com/engine.js"></script><script>new Engine()</script>`,
    ),
    add("careless", `${bright}<img src="gone.png"><script>nothing.here()</script>`),
  ]);
  expect(bars).toMatchObject({ status: 1, said: expect.stringContaining("it stays blank") });
  expect(library).toMatchObject({
    status: 1,
    said: expect.stringMatching(
      /Will not work: it loads a script from elsewhere, https:\/\/cdn\.example\.com\/engine\.js[\s\S]*fails without it: Engine is not defined/,
    ),
  });
  expect(careless.status).toBe(0);
  expect(careless.said).toContain("It may not play: it leaves an error uncaught: nothing is not defined.");
  expect(careless.said).toContain("it asks for a file that is not there: /assets/html5/careless/gone.png");
});
