import { describe, expect, it } from "vitest";
import { aGame, anExternalGame } from "#domain/catalogue/game.fixture.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { cloakPresets } from "#domain/settings/cloak.ts";
import { aSite } from "./site.fixture.ts";

const games = [
  aGame({ path: "chess/" }),
  anExternalGame({ path: "https://fit.example/", fitForSchool: true }),
];
/** The page without the words that come with it for its islands: they name what the page does not show. */
const bodyOf = async (schoolMode: boolean, path: string) =>
  (await (await aSite(games, { schoolMode }).request(path)).text()).replaceAll(/ data-messages="[^"]*"/g, "");

describe("school mode", () => {
  it.each(["chess/", "https://fit.example/"])("offers neither cloak nor about:blank on %s", async (path) => {
    const page = `/play/${idOfPath(path)}`;
    expect(await bodyOf(false, page)).toMatch(/about:blank fullscreen[\s\S]*Tab cloak/);
    expect(await bodyOf(true, page)).not.toMatch(/about:blank fullscreen|Tab cloak/);
  });

  it("tells the head script to leave title and icon alone", async () => {
    expect(await bodyOf(true, "/")).toMatch(/<html[^>]* data-school="true"/);
    expect(await bodyOf(false, "/")).not.toMatch(/<html[^>]* data-school/);
  });

  it.each(Object.values(cloakPresets))("does not serve the icon of a cloak, $icon", async ({ icon }) => {
    expect((await aSite(games).request(icon)).status).toBe(200);
    expect((await aSite(games, { schoolMode: true }).request(icon)).status).toBe(404);
  });

  it("offers neither cloak nor panic key in the settings", async () => {
    expect(await bodyOf(false, "/settings")).toMatch(/name="cloak"[\s\S]*name="panicKey"/);
    const settings = await bodyOf(true, "/settings");
    expect(settings).toContain('name="volume"');
    expect(settings.split("<main")[1]).not.toMatch(/cloak|panic/i);
  });
});
