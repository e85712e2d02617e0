import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { root } from "#paths.mjs";
import { aDesk } from "./desk.fixture.ts";

const chess = aGame({ name: "Chess", path: "chess/", tags: ["board"] });
const far = anExternalGame({ name: "Far <Away>", path: "https://far.example/" });
const film = aGame({ name: "Film", path: "film.swf", gameType: "flash" });
const LIVE_MS = 2000;

async function aDeskWithGames() {
  const desk = await aDesk({ games: [chess, far, film] });
  const { cookie, csrf } = await desk.enter();
  const get = async (path: string) => (await desk.request(path, { headers: { cookie } })).text();
  const send = (action: string, form: Record<string, string>) =>
    desk.post(`/games/${action}`, { csrf, ...form }, { cookie });
  return { ...desk, cookie, csrf, get, send };
}

describe("the desk's page Games", () => {
  it("lists all games, and those that are asked for", async () => {
    const { get } = await aDeskWithGames();
    const all = await get("/games");
    for (const name of ["Chess", "Far &lt;Away&gt;", "Film"]) expect(all).toContain(`>${name}</a>`);
    const some = await get("/games?search=che&type=html5&tag=board&sort=name");
    expect(some).toContain(">Chess</a>");
    expect(some).not.toContain(">Film</a>");
    expect(await get("/games?only=hidden&page=99&type=nonsense")).toContain("No game is like that.");
  });

  it("hides a game for visitors, shows it as hidden, undoes it, and notes both", async () => {
    const { get, send, desk } = await aDeskWithGames();
    expect((await send("hide", { path: "chess/" })).status).toBe(303);
    await vi.waitFor(() => expect(desk.portal.catalogue.byPath("chess/")).toBeUndefined(), LIVE_MS);
    expect(await get("/games?only=hidden")).toContain(">Chess</a>");
    await send("undo", {});
    await vi.waitFor(() => expect(desk.portal.catalogue.byPath("chess/")).toBeDefined(), LIVE_MS);
    const noted = await desk.journal.read({ limit: 5 });
    expect(noted.map(({ action, subject }) => [action, subject])).toEqual([
      ["games.undo", "chess/"],
      ["games.hide", "chess/"],
    ]);
  });

  it("keeps search, filter and page of the table after a press, and where one is refused", async () => {
    const { get, desk, post, cookie, csrf } = await aDeskWithGames();
    const html = await get("/games?search=che&type=html5&sort=name&done=forged");
    const [, action = ""] = /action="(\/games\/hide\?[^"]*)"/.exec(html) ?? [];
    expect(action.replaceAll("&amp;", "&")).toBe("/games/hide?search=che&type=html5&sort=name");
    const hidden = await post(
      `${action.replaceAll("&amp;", "&")}&page=2&x=y`,
      { csrf, path: "chess/" },
      { cookie },
    );
    const to = hidden.headers.get("location") ?? "";
    expect(to).toMatch(/^\/games\?search=che&type=html5&sort=name&page=2&done=Chess\+is\+hidden\.&proof=/);
    expect(await get(to)).toContain("Chess is hidden.");
    await vi.waitFor(() => expect(desk.portal.catalogue.byPath("chess/")).toBeUndefined(), LIVE_MS);
    const undone = await post("/games/undo?only=hidden", { csrf }, { cookie });
    expect(undone.headers.get("location")).toMatch(/^\/games\?only=hidden&done=Undone/);
    const refused = await post("/games/hide?search=fil", { csrf, path: "nothing/" }, { cookie });
    expect(await refused.text()).toContain('value="fil"');
  });

  it("edits fields, refuses what does not fit with the field's name, and shows the game again", async () => {
    const { get, send, desk } = await aDeskWithGames();
    const edited = await send("edit", { path: "film.swf", from: "game", name: "Movie", quality: "low" });
    expect(edited.headers.get("location")).toContain(`/games/game/${film.id}`);
    await vi.waitFor(() => expect(desk.portal.catalogue.byPath("film.swf")?.name).toBe("Movie"), LIVE_MS);
    expect(desk.portal.catalogue.byPath("film.swf")?.flash).toEqual({ quality: "low" });
    expect(await get(`/games/game/${film.id}`)).toContain('value="Movie"');
    const refused = await send("edit", { path: "chess/", from: "game", name: "movie", author: "Ada L." });
    expect([refused.status, refused.headers.get("x-refusal")]).toEqual([400, "edit-refused"]);
    const html = await refused.text();
    expect(html).toMatch(/role="alert">[^<]*has this name already/);
    // What was typed is still there.
    expect(html).toMatch(/value="movie".*value="Ada L."/);
    expect((await send("hide", { path: "nothing/" })).status).toBe(404);
  });

  it("takes name and description in another language, and shows what was typed where they are refused", async () => {
    const { get, send, desk } = await aDeskWithGames();
    const translate = (given: Record<string, string>) =>
      send("translate", {
        path: "chess/",
        from: "game",
        in: "pl",
        name: "Szachy",
        description: "",
        ...given,
      });
    expect((await translate({})).status).toBe(303);
    const words = () => desk.portal.catalogue.byPath("chess/")?.words;
    await vi.waitFor(() => expect(words()).toEqual({ pl: { name: "Szachy" } }), LIVE_MS);
    expect(await get(`/games/game/${chess.id}`)).toMatch(/Polish(?:<!-- -->)?: (?:<!-- -->)?Szachy/);
    const [noted] = await desk.journal.read({ limit: 1 });
    expect([noted?.action, noted?.detail]).toEqual(["games.edit", 'name (pl) "Szachy"']);

    const refused = await translate({ name: "S".repeat(500) });
    expect([refused.status, refused.headers.get("x-refusal")]).toEqual([400, "edit-refused"]);
    const html = await refused.text();
    expect(html).toMatch(/<details open="">.*value="S{500}"/s);
    expect(html).toContain('value="Chess"');
    expect((await translate({ in: "tlh" })).status).toBe(400);

    await translate({ name: "" });
    await vi.waitFor(() => expect(words()).toBeUndefined(), LIVE_MS);
  });

  it("recalls a game and lists it again", async () => {
    const { get, send, desk } = await aDeskWithGames();
    await send("recall", { path: "chess/", from: "game" });
    await vi.waitFor(() => expect(desk.portal.catalogue.byPath("chess/")).toBeUndefined(), LIVE_MS);
    expect(await get(`/games/game/${chess.id}`)).toContain("End the recall");
    for (const path of ["/games?search=chess", "/games?only=recalled"])
      expect(await get(path)).toMatch(/>Chess<\/a>.*data-label="State">recalled, /);
    await send("recall-fixed", { path: "chess/" });
    await vi.waitFor(() => expect(desk.portal.catalogue.byPath("chess/")).toBeDefined(), LIVE_MS);
  });

  it("gives covers, drawn ones too, and no other file", async () => {
    const { request, cookie } = await aDeskWithGames();
    const cover = (id: string) => request(`/files/games/cover?id=${id}`, { headers: { cookie } });
    expect((await cover(chess.id)).headers.get("content-type")).toBe("image/svg+xml");
    expect((await cover("Li4vLi4vZXRjL3Bhc3N3ZA")).status).toBe(404);
  });

  it("adds a dropped film by the command, and tells what it said", { timeout: 60_000 }, async () => {
    vi.stubEnv("CHROMIUM", "/nowhere");
    vi.stubEnv("DATABASE_URL", "");
    const { request, cookie, csrf, dataDir, clock } = await aDeskWithGames();
    const bytes = await readFile(join(root, "games/flash/turnip-liftoff/turnip-liftoff.swf"));
    const head = `${JSON.stringify({ path: "turnip.swf", size: bytes.length })}\n`;
    const upload = (body: BodyInit, token: string) =>
      request("/api/games/add?name=Space%20Turnip", {
        method: "POST",
        body,
        headers: {
          cookie,
          "x-csrf": token,
          origin: "http://127.0.0.1:4000",
          "sec-fetch-site": "same-origin",
        },
      });
    expect((await upload("x", "forged")).status).toBe(403);
    expect(await (await upload("no frames\n", csrf)).json()).toMatchObject({ code: "upload-refused" });
    expect((await upload(new Blob([head, bytes]), csrf)).status).toBe(200);
    await vi.waitFor(
      async () => {
        const intakes = await (await request("/api/games/intakes", { headers: { cookie } })).json();
        expect(intakes).toMatchObject([
          { source: "turnip.swf", state: "added", path: "space-turnip.swf", lines: expect.any(Array) },
        ]);
      },
      { timeout: 50_000, interval: 250 },
    );
    // Again: it is refused in words of the desk, without folders of the server and options of the command.
    clock.now = new Date(clock.now.getTime() + 1000);
    expect((await upload(new Blob([head, bytes]), csrf)).status).toBe(200);
    await vi.waitFor(
      async () => {
        const [intake] = (await (await request("/api/games/intakes", { headers: { cookie } })).json()) as [
          { state: string; lines: string[] },
        ];
        expect(intake.state).toBe("refused");
        expect(intake.lines.join()).toContain("give it another name");
        expect(intake.lines.join()).not.toContain(dataDir);
      },
      { timeout: 50_000, interval: 250 },
    );
    const { games } = JSON.parse(await readFile(join(dataDir, "games/catalogue.json"), "utf8"));
    expect(games).toMatchObject([{ name: "Space Turnip", path: "space-turnip.swf" }]);
    vi.unstubAllEnvs();
  });

  it("says that an attempt broke off when the process of the desk is gone", async () => {
    const { get, dataDir } = await aDeskWithGames();
    const { pid } = spawnSync("true");
    const left = { id: "x", source: "film.swf", state: "running", lines: ["Trying it"], at: Date.now(), pid };
    await mkdir(join(dataDir, "intake"));
    await writeFile(join(dataDir, "intake", "x.json"), JSON.stringify(left));
    expect(JSON.parse(await get("/api/games/intakes"))).toMatchObject([
      { state: "refused", lines: ["Trying it", expect.stringContaining("restarted")] },
    ]);
  });
});
