import { readFile } from "node:fs/promises";
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

  it("edits fields, refuses what does not fit with the field's name, and shows the game again", async () => {
    const { get, send, desk } = await aDeskWithGames();
    const edited = await send("edit", { path: "film.swf", from: "game", name: "Movie", quality: "low" });
    expect(edited.headers.get("location")).toContain(`/games/game/${film.id}`);
    await vi.waitFor(() => expect(desk.portal.catalogue.byPath("film.swf")?.name).toBe("Movie"), LIVE_MS);
    expect(desk.portal.catalogue.byPath("film.swf")?.flash).toEqual({ quality: "low" });
    expect(await get(`/games/game/${film.id}`)).toContain('value="Movie"');
    const refused = await send("edit", { path: "chess/", name: "movie" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("has this name already");
    expect((await send("hide", { path: "nothing/" })).status).toBe(404);
  });

  it("recalls a game and lists it again", async () => {
    const { get, send, desk } = await aDeskWithGames();
    await send("recall", { path: "chess/", from: "game" });
    await vi.waitFor(() => expect(desk.portal.catalogue.byPath("chess/")).toBeUndefined(), LIVE_MS);
    expect(await get(`/games/game/${chess.id}`)).toContain("End the recall");
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
    const { request, cookie, csrf, dataDir } = await aDeskWithGames();
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
    const { games } = JSON.parse(await readFile(join(dataDir, "games/catalogue.json"), "utf8"));
    expect(games).toMatchObject([{ name: "Space Turnip", path: "space-turnip.swf" }]);
    vi.unstubAllEnvs();
  });
});
