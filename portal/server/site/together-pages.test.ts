import { describe, expect, it } from "vitest";
import { urls } from "#app/urls.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { Refusal, TooManyAttempts } from "#domain/errors.ts";
import type { Together } from "#domain/together/rooms.ts";
import { aSite } from "./site.fixture.ts";

const chess = aGame({ name: "Chess", path: "chess/" });
const touched = aGame({ name: "Touched", path: "touched/", input: { touch: "own" } });
const alone = aGame({ name: "Patience", path: "patience/" });
const games = [chess, touched, alone];

const seats = {
  version: "1",
  file: "",
  least: 2,
  most: 2,
  hasComputers: false,
  netcode: "lockstep",
  choices: [],
};
const seated = [chess, touched].map(({ path }) => ({ ...seats, game: path.slice(0, -1), gamePath: path }));
const id = "AAAAAAAAAAAAAAAAAAAAAA";

function together(given: Partial<Together> = {}): Together {
  return {
    allowsPublic: true,
    games: seated,
    seatsOf: (path) => seated.find(({ gamePath }) => gamePath === path),
    async find(key) {
      if (key === "ZZZZZZ") throw new TooManyAttempts(60_000);
      if (key !== "BCDFGH" && key !== id) throw new Refusal("room-not-found", "There is no room.");
      return { id, code: "BCDFGH", game: chess.id };
    },
    openRooms: async () => [
      {
        code: "BCDFGH",
        game: chess.id,
        seats: { taken: 1, most: 2 },
        hostName: { adjective: 14, animal: 90, number: 12 },
      },
    ],
    ...given,
  };
}

const bodyOf = async (path: string, given: Partial<Together> | "off" = {}) =>
  (await aSite(games, given === "off" ? {} : { together: together(given) }).request(path)).text();

describe("the page of rooms", () => {
  it("lists public rooms by their host and game, and the games with seats", async () => {
    const page = await bodyOf("/together");
    expect(page).toContain("Brave Otter 12 plays Chess");
    expect(page).toContain('href="/together/BCDFGH"');
    expect(page).toContain(`href="${urls.game(touched)}#room=any"`);
    expect(page).not.toContain("Patience");
  });

  it("has a form that leads to a room without script", async () => {
    const page = await bodyOf("/together");
    expect(page).toMatch(/<form[^>]* action="\/together\/code"/);
    expect(await bodyOf("/together?room=unknown")).toContain("No room has this code");
    const response = await aSite(games, { together: together() }).request("/together/code?code=BCDFGH");
    expect(response.headers.get("location")).toBe(`${urls.game(chess)}#room=BCDFGH`);
  });

  it("lists no rooms and matches nobody in school mode", async () => {
    const page = await bodyOf("/together", { allowsPublic: false });
    expect(page).not.toMatch(/Open rooms|with anybody|#room=any/);
    expect(page).toContain(`href="${urls.game(chess)}"`);
    expect(page).toContain('action="/together/code"');
  });
});

describe("the URL of a room", () => {
  const ask = (path: string, headers: Record<string, string> = {}) =>
    aSite(games, { together: together() }).request(path, { headers });

  it.each(["BCDFGH", id])("leads to the page of its game, with %s in the fragment", async (room) => {
    const response = await ask(`/together/${room}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`${urls.game(chess)}#room=${room}`);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("leads to the page of rooms where there is no such room", async () => {
    const response = await ask("/together/none");
    expect(response.headers.get("location")).toBe("/together?room=unknown");
  });

  it("is refused to a client that tries codes", async () => {
    const response = await ask("/together/ZZZZZZ");
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
  });

  it("leads a phone to the stage of a game that fits one", async () => {
    const find = async () => ({ id, code: "BCDFGH", game: touched.id });
    const site = aSite(games, { together: together({ find }) });
    const response = await site.request("/together/BCDFGH", { headers: { "sec-ch-ua-mobile": "?1" } });
    expect(response.headers.get("location")).toBe(`${urls.gameAnyway(touched)}#room=BCDFGH`);
  });
});

describe("rooms on other pages", () => {
  it("have a button on the pages of games with seats alone", async () => {
    expect(await bodyOf(urls.game(chess))).toContain('data-widget="room"');
    expect(await bodyOf(urls.game(alone))).not.toContain('data-widget="room"');
  });

  it("are linked from the bar, the footer, the landing page's card and the sitemap", async () => {
    const landing = await bodyOf("/");
    expect(landing.match(/href="\/together"/g)).toHaveLength(3);
    expect(landing).toMatch(/data-card="chat".*?href="\/together"/);
    expect(await bodyOf("/sitemap.xml")).toContain("/together</loc>");
  });

  it("are nowhere when they are turned off", async () => {
    for (const path of ["/", urls.game(chess), "/sitemap.xml"])
      expect(await bodyOf(path, "off")).not.toMatch(/href="\/together|Play together|\/together</);
    for (const path of ["/together", "/together/BCDFGH"])
      expect((await aSite(games).request(path)).status).toBe(404);
  });
});
