import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { aSite, siteName } from "./site.fixture.ts";

const games = [
  aGame({ name: "Chess", path: "chess/", isTrending: true, description: "x".repeat(56) }),
  aGame({ name: "Silent", path: "silent/", description: "", addedAt: new Date("2023-05-09") }),
  aGame({ name: "<img src=x onerror=alert(1)>", path: "markup/" }),
  anExternalGame({ name: "Far", path: "https://far.example/" }),
];
const site = aSite(games);
const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await site.request(`http://localhost:3000${address}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("search", () => {
  it("offers what was nearly meant below the message that nothing was found", async () => {
    const { text } = await get("/search?q=chses");
    expect(text).toContain("We couldn&#x27;t find anything called &quot;chses&quot;");
    expect(text.split("Did you mean")[1]).toContain(">Chess</a>");
  });

  it("offers nothing else when something was found, or when nothing is alike", async () => {
    expect((await get("/search?q=chess")).text).not.toContain("Did you mean");
    expect((await get("/search?q=zzzzzz")).text).not.toContain("Did you mean");
  });
});

describe("styles", () => {
  const inside = "<style>html{color:red}</style>";
  const sheet = '<link rel="stylesheet" href="/style.css"/>';

  it("are inline in a first visit's page, and the CSP allows just them", async () => {
    for (const address of ["/", "/play", "/search?q=chess", "/nowhere"]) {
      const { text, headers } = await get(address, { referer: "https://elsewhere.example/" });
      expect(text).toContain(inside);
      // The sheet itself comes when somebody moves.
      expect(text).not.toContain(sheet);
      expect(text).toContain('data-sheet="/style.css"');
      const hash = createHash("sha256").update("html{color:red}").digest("base64");
      expect(headers.get("content-security-policy")).toContain(`style-src 'self' 'sha256-${hash}';`);
    }
  });

  it("are those of the theme that the visitor chose, and of nobody else", async () => {
    const light = await get("/play", { cookie: "look=light-large-reduced" });
    expect(light.text).toContain("<style>html{color:blue}</style>");
    expect(light.text).toContain(
      '<html lang="en" class="text-large reduced-motion" data-look="light-large-reduced"',
    );
    expect(light.text).toContain('<meta name="color-scheme" content="light"/>');
    expect((await get("/play")).text).toContain(inside);
    const linked = await get("/play", { cookie: "look=light", referer: "http://localhost:3000/" });
    expect(linked.text).toContain('href="/light.css"');
  });

  it("are the dark theme's for a cookie that names no theme", async () => {
    const { text } = await get("/play", { cookie: 'look="><script>' });
    expect(text).toContain(inside);
    expect(text).not.toContain("data-look");
  });

  it("come from the browser's cache at later visits", async () => {
    // The second through a proxy that speaks https.
    for (const referer of ["http://localhost:3000/partners", "https://localhost:3000/"]) {
      const { text, headers } = await get("/play", { referer });
      expect(text).not.toContain("<style>");
      expect(text.split("</head>")[0]).toContain(sheet);
      expect(headers.get("content-security-policy")).toContain("style-src 'self';");
    }
  });
});

describe("the list", () => {
  it("cuts a card's description to 55 characters and says when there is none", async () => {
    const { text } = await get("/play");
    expect(text).toContain(`>${"x".repeat(55)}…<`);
    expect(text).toContain("No descripton yet");
  });

  it("marks trending and new games", async () => {
    const { text } = await get("/play");
    const cards = text.split("<article").slice(1);
    expect(cards[0]).toContain('aria-label="Trending, New"');
    expect(cards[1]).not.toContain('role="img"');
  });

  it("has its first screen painted before the rest", async () => {
    const many = Array.from({ length: 27 }, (_, place) => aGame({ path: `${place}/` }));
    const text = await (await aSite(many).request("http://localhost:3000/play")).text();
    const [first = "", rest = "", ...others] = text.split('<script id="first-paint">');
    expect(first).toContain('<link rel="expect" href="#first-paint" blocking="render"/>');
    expect([first, rest].map((part) => part.split("<article").length - 1)).toEqual([20, 7]);
    expect(others).toEqual([]);
  });

  it("is painted when the browser likes where it has one screen", async () => {
    const { text } = await get("/play");
    expect(text.split('<script id="first-paint">')).toHaveLength(2);
    expect(text).not.toContain('rel="expect"');
  });

  it("says so when there are no games", async () => {
    const response = await aSite([]).request("/play");
    expect(await response.text()).toContain("There are no games to show");
  });

  it.each(["-1", "1e9", "abc", "2.5", "", "%00", "9".repeat(400)])(
    "shows the nearest page for ?page=%s",
    async (page) => {
      const { status, text } = await get(`/play?page=${page}`);
      expect(status).toBe(200);
      expect(text).toContain("Chess");
    },
  );
});

describe("any address", () => {
  const markup = encodeURIComponent('"><script>alert(1)</script>');
  const long = "x".repeat(5000);
  it.each([
    [`/search?q=${long}`, 200],
    [`/search?q=${markup}`, 200],
    ["/search?q=%E0%A4%A", 200],
    ["/search?q=%00%0d%0a", 200],
    [`/play?type=${markup}&tag=${markup}&date=${markup}&page=${markup}`, 200],
    ["/play?date=0000-00-00", 200],
    [`/play/${markup}`, 404],
    ["/play/%E0%A4%A", 404],
    ["/play/%ff", 404],
    [`/play/${long}`, 404],
    [`/play/${idOfPath("chess/")}?type=${markup}`, 404],
    [`/play/${idOfPath("not/in/the/catalogue")}`, 404],
    [`/loading?url=${markup}`, 404],
    ["/loading", 404],
    [`/articles/${markup}`, 404],
    ["/articles/%E0%A4%A", 404],
    ["/articles/__proto__", 404],
    [`/${markup}`, 404],
    ["/%E0%A4%A", 404],
    ["/assets/..%2f..%2fpackage.json", 404],
    ["/covers/%E0%A4%A.svg", 404],
    [`/covers/${markup}.svg`, 404],
    [`/random?except=${markup}`, 302],
  ])("%s answers %i with a clear page and no markup of its own", async (address, status) => {
    const answer = await get(address);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain("<script>alert");
  });

  it("shows the placeholder where a catalogue names a picture that is missing, with status 404", async () => {
    const answer = await get("/covers/nobody-brought-it.png");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect((await get("/covers/na.png")).status).toBe(200);
  });

  it("escapes what the catalogue says", async () => {
    const { text } = await get("/play");
    expect(text).not.toContain("<img src=x");
    expect((await get(`/covers/${idOfPath("markup/")}.svg`)).text).not.toContain("<img");
  });
});

describe("a game's page", () => {
  it("believes the catalogue and not the address", async () => {
    const { text } = await get(`/play/${idOfPath("chess/")}?gameName=Forged&type=flash&isTrending=false`);
    expect(text).toContain(`<title>Chess | ${siteName}</title>`);
    expect(text).not.toContain("Forged");
  });

  it("reads its id as any base64", async () => {
    expect((await get(`/play/${encodeURIComponent(btoa("https://far.example/"))}`)).status).toBe(200);
    expect((await get(`/play/${btoa("chess/")}`)).status).toBe(200);
  });

  it("tells the stage which sites refuse frames, so that their window goes to the site itself", async () => {
    const shy = anExternalGame({ name: "Shy", path: "https://shy.example/", framing: "refused" });
    const open = anExternalGame({ name: "Open", path: "https://open.example/", framing: "allowed" });
    const page = async (game: Game) =>
      (await aSite([shy, open]).request(`http://localhost:3000/play/${game.id}`)).text();
    expect(await page(shy)).toMatch(/refusesFrames&quot;:true|"refusesFrames":true/);
    expect(await page(open)).toMatch(/refusesFrames&quot;:false|"refusesFrames":false/);
  });

  it("refuses a type that does not exist, and says whom to ask", async () => {
    const { status, text } = await get(`/play/${idOfPath("chess/")}?type=shockwave`);
    expect(status).toBe(404);
    expect(text).toContain("404 Game Not Found");
    expect(text).toContain("There was an issue launching this game. Please contact support");
  });

  it("says that the operator hid it, and nothing of it is on the page", async () => {
    const hidden = aGame({ name: "Hidden <Game>", path: "hidden/" });
    const hiding = aSite([], { hiddenGame: (path) => (path === hidden.path ? hidden : undefined) });
    const response = await hiding.request(`http://localhost:3000/play/${hidden.id}`);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(text).toContain("Hidden &lt;Game&gt; is taking a break");
    expect(text).not.toContain("Click to launch");
  });

  it("tells phones that games need a computer", async () => {
    const phone = await get(`/play/${idOfPath("chess/")}`, { "sec-ch-ua-mobile": "?1" });
    expect(phone.text).toContain("data-phone");
    const chromebook = await get(`/play/${idOfPath("chess/")}`, {
      "user-agent": "Mozilla/5.0 (X11; CrOS x86_64 15000.0.0)",
    });
    expect(chromebook.text).not.toContain("data-phone");
  });
});

describe("the thumbnails form", () => {
  const post = (body: string) =>
    site.request("http://localhost:3000/thumbnails", {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  it("keeps the choice in a cookie and goes back to the list", async () => {
    const response = await post("show=on&back=%2Fplay%3Ftype%3Dhtml5%26page%3D2");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/play?type=html5&page=2");
    expect(response.headers.get("set-cookie")).toMatch(/^thumbnails=on;.*SameSite=Lax/);
    expect((await get("/play", { cookie: "thumbnails=on" })).text).toContain("<img");
  });

  it.each([
    "//evil.example",
    "https://evil.example",
    "/login",
    "/play\\..\\x",
    "/play?x=\r\ny",
    "javascript:alert(1)",
  ])("never leads to %j", async (back) => {
    const response = await post(`show=on&back=${encodeURIComponent(back)}`);
    expect(response.headers.get("location")).toBe("/play");
  });
});

describe("random", () => {
  it("gives only games that play here, and never the same again", async () => {
    const seen = new Set<string>();
    for (let at = 0; at < 20; at++) {
      const answer = await aSite(games, { random: () => at / 20 }).request(
        `/random?except=${idOfPath("chess/")}`,
      );
      seen.add(answer.headers.get("location") ?? "");
    }
    expect(seen).toEqual(new Set([`/play/${idOfPath("silent/")}`, `/play/${idOfPath("markup/")}`]));
  });
});

describe("random among a filter", () => {
  it("gives games of that filter only, each of them, and the list where it has none", async () => {
    const seen = new Set<string>();
    for (let at = 0; at < 20; at++) {
      const answer = await aSite(games, { random: () => at / 20 }).request("/random?type=external");
      seen.add(answer.headers.get("location") ?? "");
    }
    const external = games.filter(({ gameType }) => gameType === "external");
    expect(seen).toEqual(new Set(external.map(({ path }) => `/play/${idOfPath(path)}`)));
    const none = await aSite(games).request("/random?type=waflash");
    expect(none.headers.get("location")).toBe("/play");
  });
});

describe("the catalogue's address", () => {
  it("gives the specification's fields, and 304 to a client that has it", async () => {
    const { text, headers } = await get("/catalogue.json");
    const [chess] = JSON.parse(text).games;
    expect(chess).toMatchObject({
      id: idOfPath("chess/"),
      name: "Chess",
      path: "chess/",
      dateAdded: "2026-11-15",
      isTrending: true,
      gameType: "html5",
    });
    expect((await get("/catalogue.json", { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
  });
});

describe("a catalogue that is too large for one text", () => {
  const many = Array.from({ length: 5600 }, () => aGame());
  const large = aSite(many);
  const ask = (headers: Record<string, string>) =>
    large.request("http://localhost:3000/catalogue.json", { headers });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const)("comes whole and in order as %s", async (encoding, unpack) => {
    const response = await ask({ "accept-encoding": encoding });
    const { games: listed } = JSON.parse(unpack(Buffer.from(await response.arrayBuffer())).toString());
    expect(listed.map(({ id }: Game) => id)).toEqual(many.map(({ id }) => id));
  });

  it("answers 304 to a client that has it", async () => {
    const { headers } = await ask({});
    const again = await ask({ "if-none-match": headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });
});

describe("games' addresses on the site", () => {
  it.each([
    ["/assets/html5/chess/", "chess-html5"],
    ["/assets/flash/?swf=siege.swf", "siege-flash"],
    ["/assets/waflash/siege/", "siege-waflash"],
  ])("%s points to the game's host", async (address, label) => {
    const play = { kind: "hosts", protocol: "https:", suffix: "play.example.org" } as const;
    const { status, headers } = await aSite([], { play }).request(address);
    expect(status).toBe(307);
    expect(headers.get("location")).toBe(`https://${label}.play.example.org${address}`);
  });
});

describe("policy", () => {
  it("allows the head script by hash and nothing inline", async () => {
    const { headers } = await get("/play");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
    expect(policy).not.toContain("unsafe");
  });

  it("lets a game's page frame that game only, other pages every game's packer, and both the origin that games once shared", async () => {
    const framed = async (path: string, host = "localhost:3000") => {
      const response = await aSite(games).request(`http://${host}${path}`);
      return /frame-src ([^;]+)/.exec(response.headers.get("content-security-policy") ?? "")?.[1];
    };
    expect(await framed(`/play/${idOfPath("chess/")}`)).toBe(
      "'self' http://chess-html5.localhost:3001 http://localhost:3001",
    );
    expect(await framed(`/alone/${idOfPath("chess/")}`)).toBe(
      "http://chess-html5.localhost:3001 http://localhost:3001",
    );
    expect(await framed("/offline")).toBe("http://*.localhost:3001 http://localhost:3001");
    // There games have no origin, and come from the site's.
    expect(await framed(`/play/${idOfPath("chess/")}`, "192.168.1.5:3000")).toBe(
      "'self' http://192.168.1.5:3001",
    );
    expect(await framed("/offline", "192.168.1.5:3000")).toBe("'self' http://192.168.1.5:3001");
    expect(await framed("/offline", "recess.example")).toBe("'self'");
  });

  it("lets pages open a socket to the site's own host", async () => {
    const { headers } = await get("/");
    expect(headers.get("content-security-policy")).toContain(
      "connect-src 'self' ws://localhost:3000 wss://localhost:3000;",
    );
  });

  it("lets only an external game's page ask elsewhere", async () => {
    const far = await get(`/play/${idOfPath("https://far.example/")}`);
    expect(far.headers.get("content-security-policy")).toMatch(/connect-src [^;]* https:;/);
    expect(far.headers.get("content-security-policy")).toContain("img-src 'self' data:;");
    const chess = await get(`/play/${idOfPath("chess/")}`);
    expect(chess.headers.get("content-security-policy")).not.toContain("https:");
  });

  it("keeps the login page out of every frame", async () => {
    const { headers } = await get("/login");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});
