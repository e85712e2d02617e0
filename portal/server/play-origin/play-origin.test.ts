import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteBeside } from "#domain/former-play-origin.ts";
import { guestAt } from "#player/protocol/guest.ts";
import { flashSettingsTag } from "./flash-settings-tag.ts";
import { hostLabel } from "./host-label.ts";
import { openPlayOrigin } from "./play-origin.ts";

const FILES: Record<string, string | Buffer> = {
  "secret.txt": "secret",
  "html5/chess/index.html": "<!doctype html><head><script src=game.js></script>",
  "html5/chess/game.js": "let x",
  "html5/chess/chunk-Bk3xZf1a.js": "let y",
  "html5/chess/board.c80159b526e567ba.png": "picture",
  "html5/chess/board.png": "picture",
  "html5/chess/board.svg": "<svg/>",
  "html5/chess/rules.xml": "<rules/>",
  "html5/chess/.env": "secret",
  "html5/unlisted/index.html": "<p>unlisted",
  "html5/snake.html": "<p>snake",
  "html5/consoles/pogo/cartridge.rom": "NES",
  "html5/consoles/pogo/index.html": "<p>a page of the cartridge's own",
  "html5/consoles/unlisted/cartridge.rom": "NES",
  "flash/meteor.swf": "FWS",
  "flash/unlisted.swf": "FWS",
  "flash/meteor.files/levels/1.xml": "<level/>",
  "flash/meteor.files/page.html": "<p>",
  "flash/unlisted.files/1.xml": "<level/>",
  "waflash/siege/siege.swf": "FWS siege",
  "waflash/own/index.html": "<p>own page",
  "waflash/two/a.swf": "FWS",
  "waflash/two/b.swf": "FWS",
  "player/player.json": JSON.stringify({
    bridge: "/assets/player/bridge-1.js",
    opaqueBridge: "/assets/player/opaque-bridge-1.js",
    mirrorBridge: "/assets/player/mirror-bridge-1.js",
    icon: "/assets/player/icon-1.svg",
    mover: "/assets/player/mover-1.js",
    packer: "/assets/player/packer-1.js",
  }),
  "html5/chess/Build/chess.framework.js.gz": gzipSync("unity"),
  "html5/chess/Build/chess.wasm.br": brotliCompressSync("unity wasm"),
  "html5/chess/chess.data.unityweb": gzipSync("unity data"),
  "html5/chess/level.json.gz": gzipSync("{}"),
  "player/mover-1.js": "mover",
  "player/packer-1.js": "packer",
  "player/worker.js": "worker",
  "player/bridge-1.js": "bridge",
  "player/flash.html": "<!doctype html><title>flash page",
  "player/waflash.html": "<!doctype html><title>runner",
  "player/awayfl.html": "<!doctype html><title>awayfl page",
  "player/console.html": "<!doctype html><title>console page",
};

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "play-"));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
});

afterAll(() => rm(root, { recursive: true }));

function open({ isOpaque = false } = {}) {
  const folders = [
    "html5/chess",
    "html5/snake.html",
    "html5/consoles/pogo",
    "waflash/siege",
    "waflash/own",
    "waflash/two",
    "waflash/listed-but-gone",
  ];
  return openPlayOrigin({
    root,
    site: ["https://recess.example"],
    games: {
      hasSwf: (name) => name === "meteor.swf",
      hasFolder: (kind, slug) => folders.includes(`${kind}/${slug}`),
    },
    isolation: isOpaque ? { kind: "opaque" } : { kind: "hosts", suffix: "play.recess.example" },
  });
}

function get(path: string, init: RequestInit = {}) {
  const guest = guestAt(new URL(path, "http://game")) ?? "html5/chess";
  return open().request(`https://${hostLabel(guest)}.play.recess.example${path}`, init);
}

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

describe("the play origin", () => {
  it("puts the bridge first into a game's page", async () => {
    const response = await get("/assets/html5/chess/");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(
      '<!doctype html><head><script src="/assets/player/bridge-1.js" data-site="https://recess.example"></script><link rel="icon" href="/assets/player/icon-1.svg"><script src=game.js></script>',
    );
  });

  it("has no icon, and says so without an error in a game's console", async () => {
    const response = await get("/favicon.ico");
    expect(response.status).toBe(204);
  });

  it("sends the page compressed, and 304 when it is unchanged", async () => {
    const response = await get("/assets/html5/chess/", { headers: { "accept-encoding": "br" } });
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toContain("bridge-1.js");
    const tag = response.headers.get("etag") ?? "";
    const again = await get("/assets/html5/chess/", {
      headers: { "accept-encoding": "br", "if-none-match": tag },
    });
    expect(again.status).toBe(304);
  });

  it("tells the player's page the settings of its SWF, and sends the other player where that is set", async () => {
    const settings = { "meteor.swf": { quality: "low" as const, parameters: { a: '"<b>' } } };
    const play = (engine?: "awayfl") =>
      openPlayOrigin({
        root,
        site: ["https://recess.example"],
        games: {
          hasSwf: () => true,
          hasFolder: () => true,
          flashSettings: (path) =>
            path === "meteor.swf" ? { ...settings[path], ...(engine && { engine }) } : undefined,
        },
        isolation: { kind: "opaque" },
      });
    const page = await (await play().request("https://play.example/assets/flash/?swf=meteor")).text();
    const tag = flashSettingsTag(new Map([["flash/meteor.swf", settings["meteor.swf"]]]));
    expect(tag).not.toContain("<b>");
    expect(page).toContain(tag);
    const other = await play().request("https://play.example/assets/flash/?swf=other");
    expect(await other.text()).not.toContain("flash-settings");
    expect(policyOf(other)).not.toContain("'unsafe-eval'");
    const awayfl = await play("awayfl").request("https://play.example/assets/flash/?swf=meteor");
    expect(policyOf(awayfl)).toContain("'unsafe-eval'");
  });

  it("plays a cartridge in its own page, and serves nothing else from the folder", async () => {
    const page = await get("/assets/html5/consoles/pogo/");
    expect(await page.text()).toContain("console page");
    expect(policyOf(page)).toContain("script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self';");
    expect(await (await get("/assets/html5/consoles/pogo/cartridge.rom")).text()).toBe("NES");
    expect((await get("/assets/html5/consoles/pogo")).headers.get("location")).toBe(
      "/assets/html5/consoles/pogo/",
    );
    for (const path of [
      "pogo/index.html",
      "pogo/x",
      "unlisted/",
      "unlisted/cartridge.rom",
      "",
      "pogo/../pogo/index.html",
    ])
      expect((await get(`/assets/html5/consoles/${path}`)).status).toBe(404);
  });

  it("keeps console games apart", async () => {
    const response = await open().request(
      "https://other-console.play.recess.example/assets/html5/consoles/pogo/cartridge.rom",
    );
    expect(response.status).toBe(404);
  });

  it("sends a game's other files as they are", async () => {
    const response = await get("/assets/html5/chess/game.js");
    expect(await response.text()).toBe("let x");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("sends what a Unity build compressed as what it holds, by its marker or its folder", async () => {
    const script = await get("/assets/html5/chess/Build/chess.framework.js.gz", {
      headers: { "accept-encoding": "gzip" },
    });
    expect(script.headers.get("content-encoding")).toBe("gzip");
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    // It runs, so it has the policy of a script.
    expect(policyOf(script)).toContain("sandbox");
    expect(script.headers.get("vary")).toContain("service-worker");
    expect(gunzipSync(await script.arrayBuffer()).toString()).toBe("unity");
    const wasm = await get("/assets/html5/chess/Build/chess.wasm.br", {
      headers: { "accept-encoding": "br" },
    });
    expect(wasm.headers.get("content-encoding")).toBe("br");
    expect(wasm.headers.get("content-type")).toBe("application/wasm");
    const marked = await get("/assets/html5/chess/chess.data.unityweb", {
      headers: { "accept-encoding": "gzip" },
    });
    expect(marked.headers.get("content-encoding")).toBe("gzip");
  });

  it("decompresses it for a client that cannot, as Brotli on plain http", async () => {
    const wasm = await get("/assets/html5/chess/Build/chess.wasm.br", {
      headers: { "accept-encoding": "gzip" },
    });
    expect(wasm.headers.get("content-encoding")).toBeNull();
    expect(await wasm.text()).toBe("unity wasm");
  });

  it("leaves a compressed file to the game that decompresses it by itself", async () => {
    const level = await get("/assets/html5/chess/level.json.gz", { headers: { "accept-encoding": "gzip" } });
    expect(level.headers.get("content-encoding")).toBeNull();
    expect(level.headers.get("content-type")).toBe("application/octet-stream");
  });

  it("gives a game what it asks for, and no other game", async () => {
    const needsOf = (guest: string) =>
      guest === "html5/chess" ? (["dialogs", "isolation"] as const) : undefined;
    const play = openPlayOrigin({
      root,
      site: ["https://recess.example"],
      games: { hasSwf: () => true, hasFolder: () => true, needsOf },
      isolation: { kind: "hosts", suffix: "play.recess.example" },
    });
    const ask = (path: string) =>
      play.request(
        `https://${hostLabel(guestAt(new URL(path, "http://game")) ?? "")}.play.recess.example${path}`,
      );
    const chess = await ask("/assets/html5/chess/");
    expect(policyOf(chess)).toContain("allow-modals");
    expect(chess.headers.get("cross-origin-embedder-policy")).toBe("require-corp");
    expect(await chess.text()).toContain(" data-dialogs></script>");
    const snake = await ask("/assets/html5/snake.html");
    expect(policyOf(snake)).not.toContain("allow-modals");
    expect(snake.headers.get("cross-origin-embedder-policy")).toBeNull();
    expect(await snake.text()).not.toContain("data-dialogs");
  });

  it("sends a game that is a single page", async () => {
    expect(await (await get("/assets/html5/snake.html")).text()).toContain("bridge-1.js");
  });

  it("adds the missing slash to a game's folder", async () => {
    expect((await get("/assets/html5/chess?level=2")).headers.get("location")).toBe(
      "/assets/html5/chess/?level=2",
    );
  });

  it("puts the whole policy on whatever can run, and a short one on the rest", async () => {
    for (const name of ["", "game.js", "game%2Ejs", "game.%6As"]) {
      expect(policyOf(await get(`/assets/html5/chess/${name}`))).toContain("connect-src 'self'");
    }
    // They would run script without the bridge where a game opens them as a document.
    for (const name of ["board.svg", "board%2Esvg", "rules.xml"]) {
      expect(policyOf(await get(`/assets/html5/chess/${name}`))).toMatch(/^default-src 'none'; .*; sandbox$/);
    }
    const picture = await get("/assets/html5/chess/board.png");
    expect(policyOf(picture)).toBe("default-src 'none'; frame-ancestors 'self' https://recess.example");
    expect(picture.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("lets only the site frame a game, and a game call only its own origin", async () => {
    const policy = policyOf(await get("/assets/html5/chess/"));
    expect(policy).toContain("frame-ancestors 'self' https://recess.example;");
    expect(policy).toContain("connect-src 'self' data: blob:;");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toMatch(/sandbox [^;]*allow-same-origin/);
    expect(policy).not.toContain("allow-popups");
    expect(policy).not.toContain("allow-top-navigation");
  });

  it("takes the origin away from games that share it with the site", async () => {
    const response = await open({ isOpaque: true }).request("https://recess.example/assets/html5/chess/");
    expect(policyOf(response)).toContain("sandbox allow-scripts");
    expect(policyOf(response)).toContain("connect-src recess.example/assets/ data: blob:;");
    expect(policyOf(response)).not.toContain("allow-same-origin");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("serves a game at its own host only", async () => {
    const at = async (host: string, path: string) => (await open().request(`https://${host}${path}`)).status;
    expect(await at("chess-html5.play.recess.example", "/assets/html5/chess/")).toBe(200);
    for (const host of [
      "meteor-flash.play.recess.example",
      "play.recess.example",
      "a.chess-html5.play.recess.example",
      "chess-html5.recess.example",
      "10.0.0.7",
    ]) {
      expect(await at(host, "/assets/html5/chess/"), host).toBe(404);
      expect(await at(host, "/assets/html5/chess/game.js"), host).toBe(404);
      expect(await at(host, "/assets/html5/%63hess/game.js"), host).toBe(404);
    }
  });

  it("serves a game's file list at its own host only", async () => {
    const list = "/assets/offline/set?guest=html5%2Fchess";
    const at = async (label: string) =>
      (await open().request(`https://${label}.play.recess.example${list}`)).status;
    expect(await at("chess-html5")).toBe(200);
    expect(await at("meteor-flash")).toBe(404);
  });

  it("plays SWFs of the catalogue under the strict policy", async () => {
    for (const name of ["meteor", "meteor.swf"]) {
      const response = await get(`/assets/flash/?swf=${name}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("flash page");
      expect(policyOf(response)).toContain("script-src 'self' 'wasm-unsafe-eval' blob:;");
    }
    const swf = await get("/assets/flash/meteor.swf");
    expect(swf.headers.get("content-type")).toBe("application/x-shockwave-flash");
  });

  it("sends the files that a listed SWF loads, but no page or script among them", async () => {
    expect(await (await get("/assets/flash/meteor.files/levels/1.xml")).text()).toBe("<level/>");
    expect((await get("/assets/flash/meteor.files/page.html")).status).toBe(404);
    expect((await get("/assets/flash/unlisted.files/1.xml")).status).toBe(404);
    expect((await get("/assets/flash/meteor.files/")).status).toBe(404);
  });

  it("runs a waflash folder, and gives the second engine a policy of its own", async () => {
    expect(await (await get("/assets/waflash/siege/")).text()).toContain("runner");
    expect(await (await get("/assets/waflash/siege/game.swf")).text()).toBe("FWS siege");
    const second = await get("/assets/waflash/siege/awayfl.html");
    expect(await second.text()).toContain("awayfl page");
    expect(policyOf(second)).toContain("script-src 'self' 'unsafe-eval';");
    expect(policyOf(await get("/assets/waflash/siege/"))).not.toContain("'unsafe-eval'");
  });

  it("prefers a waflash folder's own page", async () => {
    expect(await (await get("/assets/waflash/own/")).text()).toContain("own page");
  });

  it("lets browsers keep the player's files for ever, and revalidate every file of a game", async () => {
    expect((await get("/assets/player/bridge-1.js")).headers.get("cache-control")).toContain("immutable");
    for (const name of ["", "game.js", "chunk-Bk3xZf1a.js", "board.c80159b526e567ba.png"])
      expect((await get(`/assets/html5/chess/${name}`)).headers.get("cache-control"), name).toBe("no-cache");
    for (const path of ["/assets/flash/meteor.swf", "/assets/waflash/siege/game.swf"])
      expect((await get(path)).headers.get("cache-control"), path).toBe("no-cache");
  });

  it("lets no cached copy answer the request for a service worker's script", async () => {
    for (const path of ["html5/chess/", "html5/chess/chunk-Bk3xZf1a.js", "player/bridge-1.js"])
      expect((await get(`/assets/${path}`)).headers.get("vary"), path).toContain("service-worker");
  });

  it.each([
    "/",
    "/play",
    "/healthz",
    "/assets",
    "/assets/",
    "/assets/constructor/x",
    "/assets/html5",
    "/assets/html5/",
    "/assets/html5/unlisted/",
    "/assets/html5/chess/missing.js",
    "/assets/html5/chess/.env",
    "/assets/html5/chess/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/assets/html5/chess/..%5c..%5csecret.txt",
    "/assets/html5/chess/%252e%252e/%252e%252e/secret.txt",
    "/assets/html5/chess%2f..%2funlisted/index.html",
    "/assets/html5/chess%00/index.html",
    "/assets/flash/",
    "/assets/flash/?swf=",
    "/assets/flash/?swf=unlisted",
    "/assets/flash/?swf=../flash/meteor",
    "/assets/flash/?swf=https://evil.example/meteor.swf",
    "/assets/flash/unlisted.swf",
    "/assets/waflash/two/game.swf",
    "/assets/waflash/none/",
    "/assets/waflash/listed-but-gone/",
    "/assets/waflash/listed-but-gone/game.swf",
    "/assets/player/engines/",
    "/assets/player/",
    "/assets/player/player.json",
    "/assets/player/flash.html",
  ])("answers %s with the 404 page", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain("404 Page Not Found");
    expect(page).toContain('href="https://recess.example/"');
    expect(page).toContain('href="https://recess.example/play"');
  });

  it("refuses to be a service worker's script", async () => {
    expect(
      (await get("/assets/html5/chess/game.js", { headers: { "service-worker": "script" } })).status,
    ).toBe(404);
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("does not take %s", async (method) => {
    expect((await get("/assets/html5/chess/", { method })).status).toBe(405);
  });

  it("sets no cookie", async () => {
    const response = await get("/assets/html5/chess/", { headers: { cookie: "session=1" } });
    expect(response.headers.get("set-cookie")).toBeNull();
  });
});

describe("a recalled game's host", () => {
  const recall = { path: "chess/", name: "Chess", guest: "html5/chess", at: "2026-11-17T00:00:00.000Z" };
  const at = (host: string, path: string, isFixed: boolean, headers: Record<string, string> = {}) =>
    openPlayOrigin({
      root,
      site: ["https://recess.example"],
      games: { hasSwf: () => true, hasFolder: () => true },
      isolation: { kind: "hosts", suffix: "play.recess.example" },
      recalls: () => [{ ...recall, isFixed }],
    }).request(`https://${host}${path}`, { headers });
  const chess = "chess-html5.play.recess.example";
  const clears = (response: Response) => response.headers.get("clear-site-data");
  const script = { "service-worker": "script" };

  it("serves nothing and has the browser drop all that it has, until the game is fixed", async () => {
    for (const path of ["/assets/html5/chess/", "/assets/offline/", "/assets/html5/chess/game.js"]) {
      const gone = await at(chess, path, false);
      expect([gone.status, clears(gone)], path).toEqual([404, '"cache", "storage"']);
      const fixed = await at(chess, path, true);
      expect([fixed.status, clears(fixed)], path).toEqual([200, null]);
    }
    const other = await at("snake-html5.play.recess.example", "/assets/offline/", false);
    expect([other.status, clears(other)]).toEqual([200, null]);
  });

  it("answers every worker that looks for an update with one that removes itself", async () => {
    for (const path of ["/assets/offline/worker.js", "/assets/html5/chess/own.js"])
      expect(await (await at(chess, path, false, script)).text(), path).toContain(
        "registration.unregister()",
      );
    expect(await (await at(chess, "/assets/offline/worker.js", true, script)).text()).toContain(
      "FROM_SERVER",
    );
    expect(
      await (await at("play.recess.example", "/assets/offline/worker.js", true, script)).text(),
    ).toContain("registration.unregister()");
  });

  it("is emptied for the site alone, as is the origin that games once shared", async () => {
    const path = "/assets/offline/retire";
    for (const host of [chess, "play.recess.example"]) {
      const asked = await at(host, path, true, { referer: "https://recess.example/" });
      expect([asked.status, clears(asked)]).toEqual([200, '"cache", "storage"']);
      for (const referer of ["https://evil.example/", `https://${chess}/`, ""])
        expect(clears(await at(host, path, true, { referer })), referer).toBeNull();
    }
  });
});

describe("the mover", () => {
  const path = "/databases";

  it("is a page at every game's host and at the bare one, for the site alone and without a way to anywhere", async () => {
    for (const [host, isOpaque] of [
      ["chess-html5.play.recess.example", false],
      ["play.recess.example", false],
      ["play.recess.example", true],
    ] as const) {
      const page = await open({ isOpaque }).request(`https://${host}${path}`);
      expect(policyOf(page)).toBe(
        "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors https://recess.example; sandbox allow-scripts allow-same-origin",
      );
      expect(await page.text()).toContain('<meta name="site" content="https://recess.example">');
      const script = await open({ isOpaque }).request(`https://${host}/assets/player/mover-1.js`);
      expect(await script.text()).toBe("mover");
    }
  });

  it("answers the site at the same host where games once had a port there, and no host that is none", async () => {
    const siteOfFormer = ({ hostname }: URL) => siteBeside(3001, hostname);
    const games = { hasSwf: () => false, hasFolder: () => false };
    const isolation = { kind: "hosts", suffix: "localhost:3001" } as const;
    const play = openPlayOrigin({ root, site: ["http://localhost:3000"], siteOfFormer, games, isolation });
    const ancestors = async (host: string) =>
      policyOf(await play.request(`http://${host}:3001${path}`)).match(/frame-ancestors ([^;]*)/)?.[1];
    expect(await ancestors("192.168.1.5")).toBe("http://192.168.1.5:3000");
    expect(await ancestors("localhost")).toBe("http://localhost:3000");
    expect(await ancestors("chess-html5.localhost")).toBe("http://localhost:3000");
    const script = await play.request("http://192.168.1.5:3001/assets/player/mover-1.js");
    expect(script.status).toBe(200);
    for (const host of ["a;b", "[::1]"])
      expect((await play.request(`http://${host}:3001${path}`)).status, host).toBe(404);
  });

  it("is not there where the site serves games itself", async () => {
    const games = { hasSwf: () => false, hasFolder: () => false };
    const play = openPlayOrigin({ root, site: [], games, isolation: { kind: "opaque" } });
    expect((await play.request(`https://recess.example${path}`)).status).toBe(404);
  });
});
