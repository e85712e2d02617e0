import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anAdvanceCartridge } from "#domain/catalogue/cartridge/advance.fixture.ts";
import { anNesCartridge } from "#domain/catalogue/cartridge/nes.fixture.ts";
import { type GameFileList, parseFileList } from "#player/protocol/game-file-list.ts";
import { guestAt } from "#player/protocol/guest.ts";
import { openFileLists } from "./game-file-lists.ts";
import { hostLabel } from "./host-label.ts";
import { openPlayOrigin } from "./play-origin.ts";

const FILES: Record<string, string | Uint8Array> = {
  "built/html5/chess/index.html": "<head><script src=game.js></script>",
  "built/html5/chess/game.js": "let x",
  "built/html5/chess/game.js.br": "packed",
  "built/html5/chess/game.js.map": "{}",
  "built/html5/chess/.env": "secret",
  "built/html5/snake.html": "<p>snake",
  "built/html5/maze/index.html": '<script src="/assets/player/engines/puzzle-1/puzzle.js"></script>',
  "built/flash/meteor.swf": "FWS",
  "built/waflash/siege/siege.swf": "FWS siege",
  "built/html5/consoles/pogo/cartridge.rom": anNesCartridge(),
  "built/html5/consoles/comet/cartridge.rom": anAdvanceCartridge(),
  "built/player/console.html": '<script src="/assets/player/console-1.js"></script>',
  "built/player/console-1.js":
    'new Worker("/assets/player/nes-worker-1.js");new Worker("/assets/player/advance-worker-1.js");words={pl:"/assets/player/words-pl-1.json"}',
  "built/player/words-pl-1.json": "{}",
  "built/player/nes-worker-1.js": "nes",
  "built/player/advance-worker-1.js": "advance",
  "built/player/player.json": JSON.stringify({
    bridge: "/assets/player/bridge-1.js",
    opaqueBridge: "/assets/player/opaque-bridge-1.js",
    mirrorBridge: "/assets/player/mirror-bridge-1.js",
    icon: "/assets/player/icon-1.svg",
    mover: "/assets/player/mover-1.js",
    packer: "/assets/player/packer-1.js",
    engine: {
      vanilla: {
        scripts: [
          { file: "ruffle-1/ruffle.js", bytes: 6 },
          { file: "ruffle-1/a.js", bytes: 6 },
        ],
        wasm: { file: "ruffle-1/a.wasm", bytes: 4 },
      },
      extended: {
        scripts: [{ file: "ruffle-1/ruffle.js", bytes: 6 }],
        wasm: { file: "ruffle-1/b.wasm", bytes: 4 },
      },
    },
  }),
  "built/player/bridge-1.js": "bridge",
  "built/player/packer-1.js": "packer",
  "built/player/worker.js": "worker",
  "built/player/flash.html": '<script src="/assets/player/flash-1.js"></script>',
  "built/player/flash-1.js": 'import"./ruffle-1.js"',
  "built/player/ruffle-1.js": 'const address="/assets/player/engines/ruffle-1/"',
  "built/player/waflash.html": '<script src="/assets/player/ruffle-1.js"></script>',
  "built/player/awayfl.html": "<p>second engine",
  "built/player/engines/ruffle-1/ruffle.js": "engine",
  "built/player/engines/ruffle-1/a.js": "script",
  "built/player/engines/ruffle-1/a.wasm": "wasm",
  "built/player/engines/puzzle-1/puzzle.js": "puzzle",
  "added/html5/own/index.html": "<p>an operator's",
  "added/html5/own/code.js": "let honest",
  "added/html5/own/code.js.br": "another script",
};

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "sets-"));
  for (const [name, text] of Object.entries(FILES)) await put(name, text);
});

afterEach(() => rm(root, { recursive: true }));

async function put(name: string, text: string | Uint8Array) {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

function open({ isOpaque = false } = {}) {
  return openPlayOrigin({
    root: join(root, "built"),
    added: join(root, "added"),
    site: ["https://recess.example"],
    games: { hasSwf: (name) => name === "meteor.swf", hasFolder: (_, slug) => slug !== "unlisted" },
    isolation: isOpaque ? { kind: "opaque" } : { kind: "hosts", suffix: "play.recess.example" },
  });
}

type Play = ReturnType<typeof open>;
const get = (
  path: string,
  init: RequestInit = {},
  play = open(),
  guest = guestAt(new URL(path, "http://game")),
) => play.request(`https://${hostLabel(guest ?? "html5/chess")}.play.recess.example${path}`, init);

async function setOf(guest: string, play?: Play): Promise<GameFileList> {
  const response = await get(`/assets/offline/set?${new URLSearchParams({ guest })}`, {}, play, guest);
  const set = parseFileList(await response.json());
  if (!set) throw new Error(`no list for ${guest}`);
  return set;
}

const addresses = ({ files }: GameFileList) => files.map(({ address }) => address);

describe("what belongs to a game", () => {
  it("is every file of its folder once, and the bridge", async () => {
    expect(addresses(await setOf("html5/chess"))).toEqual([
      "/assets/html5/chess/game.js",
      "/assets/html5/chess/index.html",
      "/assets/player/bridge-1.js",
    ]);
  });

  it("has the size and hash of what is really sent", async () => {
    for (const guest of ["html5/chess", "flash/meteor.swf", "waflash/siege"]) {
      for (const { address, bytes, hash } of (await setOf(guest)).files) {
        const sent = Buffer.from(await (await get(address)).arrayBuffer());
        expect(sent.length, address).toBe(bytes);
        expect(createHash("sha256").update(sent).digest("base64"), address).toBe(hash);
      }
    }
  });

  it("is a page, an engine that the page names, or an operator's folder", async () => {
    expect(addresses(await setOf("html5/snake.html"))).toContain("/assets/html5/snake.html");
    expect(addresses(await setOf("html5/maze"))).toContain("/assets/player/engines/puzzle-1/puzzle.js");
    expect(addresses(await setOf("html5/own"))).toContain("/assets/html5/own/index.html");
  });

  it("is a cartridge, its page, and the engine of its console alone", async () => {
    for (const [slug, worker] of [
      ["pogo", "nes-worker-1.js"],
      ["comet", "advance-worker-1.js"],
    ]) {
      expect(addresses(await setOf(`html5/consoles/${slug}`)).toSorted()).toEqual([
        `/assets/html5/consoles/${slug}/`,
        `/assets/html5/consoles/${slug}/cartridge.rom`,
        ...["bridge-1.js", "console-1.js", "words-pl-1.json", worker]
          .map((name) => `/assets/player/${name}`)
          .toSorted(),
      ]);
    }
  });

  it("is sent as the operator's folder has it, not as a compressed copy that came with the game", async () => {
    const init = { headers: { "accept-encoding": "br, gzip" } };
    expect(await (await get("/assets/html5/own/code.js", init)).text()).toBe("let honest");
    expect(await (await get("/assets/html5/chess/game.js", init)).text()).toBe("packed");
  });

  it("is for a Flash game its page, the scripts that it leads to, and the engine, half by half", async () => {
    const set = await setOf("flash/meteor.swf");
    expect(addresses(set)).toEqual([
      "/assets/flash/?swf=meteor.swf",
      "/assets/flash/meteor.swf",
      "/assets/player/bridge-1.js",
      "/assets/player/flash-1.js",
      "/assets/player/ruffle-1.js",
      "/assets/player/engines/ruffle-1/a.js",
      "/assets/player/engines/ruffle-1/a.wasm",
      "/assets/player/engines/ruffle-1/ruffle.js",
    ]);
    expect(addresses({ ...set, files: set.files.filter(({ only }) => only === "vanilla") })).toEqual([
      "/assets/player/engines/ruffle-1/a.js",
      "/assets/player/engines/ruffle-1/a.wasm",
    ]);
    expect(set.files.filter(({ only }) => only === "extended")).toEqual([]);
  });

  it("is for a waflash folder both runners and the SWF", async () => {
    expect(addresses(await setOf("waflash/siege")).slice(0, 3)).toEqual([
      "/assets/waflash/siege/",
      "/assets/waflash/siege/awayfl.html",
      "/assets/waflash/siege/game.swf",
    ]);
  });

  it("is another version when a file changes, comes or goes, and the same when nothing does", async () => {
    const play = open();
    const versions = new Set([(await setOf("html5/chess", play)).version]);
    versions.add((await setOf("html5/chess", play)).version);
    expect(versions.size).toBe(1);
    await put("built/html5/chess/game.js", "let y");
    await utimes(join(root, "built/html5/chess/game.js"), 1, 1);
    versions.add((await setOf("html5/chess", play)).version);
    await put("built/html5/chess/more.js", "");
    versions.add((await setOf("html5/chess", play)).version);
    expect(versions.size).toBe(3);
  });

  it("costs no file twice, whatever host a client makes up", async () => {
    const reads: string[] = [];
    const file = (request: Request, etag: string) => {
      if (request.method === "GET") reads.push(new URL(request.url).pathname);
      return new Response(request.method === "GET" ? "text" : null, { headers: { etag } });
    };
    const lists = openFileLists({
      roots: [join(root, "built")],
      // Pages name the site, whose origin follows from the host; a game's other files do not.
      send: async (request) => {
        const { pathname, host } = new URL(request.url);
        return file(request, pathname.endsWith(".html") ? `"${host}"` : '"same"');
      },
    });
    for (let made = 0; made < 5; made++)
      await lists.fileListOf("html5/chess", `http://made-up-${made}.example`);
    expect(reads.filter((path) => path.endsWith("game.js"))).toHaveLength(1);
    expect(reads.filter((path) => path.endsWith("index.html"))).toHaveLength(5);
  });

  it("is made once for all who ask at the same moment, and for few at once", async () => {
    const play = open();
    const ask = (guest: string) => get(`/assets/offline/set?guest=${guest}`, {}, play, guest);
    const crowd = await Promise.all(Array.from({ length: 100 }, () => ask("html5/chess")));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
    const flood = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(`html5/made-up-${at}`)));
    const busy = flood.filter(({ status }) => status === 503);
    expect(busy).toHaveLength(84);
    expect(busy[0]?.headers.get("retry-after")).toBe("5");
    expect(busy[0]?.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await ask("html5/chess")).status).toBe(200);
  });

  it.each(["html5/unlisted", "html5/none", "html5/..", "html5/", "html5", "flash/none.swf", "player/x", ""])(
    "is nothing for %s",
    async (guest) => {
      expect((await get(`/assets/offline/set?${new URLSearchParams({ guest })}`)).status).toBe(404);
    },
  );
});

describe("the play origin's offline part", () => {
  it("has one worker, for all games", async () => {
    const headers = { "service-worker": "script" };
    const worker = await get("/assets/offline/worker.js", { headers });
    expect(await worker.text()).toMatch(/^const FROM_SERVER=\{"signatureKey":"[\w+/=]+",.*\};worker$/);
    expect(worker.headers.get("service-worker-allowed")).toBe("/assets/");
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect((await get("/assets/player/worker.js", { headers })).status).toBe(404);
  });

  it("has a packer that only the site may frame", async () => {
    const page = await get("/assets/offline/");
    expect(await page.text()).toContain('content="https://recess.example"');
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("frame-ancestors https://recess.example");
    expect(policy).not.toContain("unsafe");
  });

  it("is not there where games have no origin", async () => {
    const play = open({ isOpaque: true });
    for (const path of ["", "worker.js", "set?guest=html5/chess"])
      expect((await get(`/assets/offline/${path}`, {}, play)).status).toBe(404);
  });
});
