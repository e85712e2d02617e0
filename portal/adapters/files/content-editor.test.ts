import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Content } from "#domain/content/content.ts";
import type { ContentChange } from "#domain/content/editing/content-change.ts";
import { parsePlace } from "#domain/content/editing/content-place.ts";
import { contentEditor } from "./content-editor.ts";
import { readContent } from "./content-files.ts";
import { aContentFolder, contentFixtureGames } from "./content-folder.fixture.ts";
import { aFolder } from "./temp-folder.fixture.ts";

let dataDir = "";
let shipped = "";
const own = (name: string) => join(dataDir, "content", `${name}.yaml`);
const editor = () =>
  contentEditor({ dataDir, shipped, isListed: (path) => contentFixtureGames.includes(path) });
const content = (): Content | undefined => readContent({ shipped, own: join(dataDir, "content") }).content;
const place = (text: string) => parsePlace(text, editor().read);
const set = (text: string, value: unknown): ContentChange => ({ verb: "set", place: place(text), value });
const apply = async (change: ContentChange) => (await editor().change([change])).mistakes;

beforeEach(async () => {
  dataDir = await aFolder({});
  shipped = aContentFolder();
  const folder = join(shipped, "..");
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

async function written(name: string, text: string): Promise<void> {
  await mkdir(join(dataDir, "content"), { recursive: true });
  writeFileSync(own(name), text);
}

describe("contentEditor", () => {
  it("sets fields of the site over what is shipped, and leaves the shipped files alone", async () => {
    const before = readFileSync(join(shipped, "site.yaml"), "utf8");
    expect(await apply(set("site.name", "Break Time"))).toEqual([]);
    expect(await apply(set("site.cards.chat.address", "https://chat.example/"))).toEqual([]);
    expect(content()?.site).toMatchObject({
      name: "Break Time",
      cards: { chat: { address: "https://chat.example/", title: "The chat" } },
    });
    expect(readFileSync(own("site"), "utf8")).toBe(
      "name: Break Time\ncards:\n  chat:\n    address: https://chat.example/\n",
    );
    expect(readFileSync(join(shipped, "site.yaml"), "utf8")).toBe(before);
  });

  it("reads shipped words of a language only for what the operator left as it is", async () => {
    writeFileSync(
      join(shipped, "articles.de.yaml"),
      "first:\n  title: Eins\n  content: [A]\nsecond:\n  title: Zwei\n  content: [B]\n",
    );
    writeFileSync(join(shipped, "taglines.de.yaml"), "- Los.\n");
    expect(editor().read("articles", "de")).toMatchObject({
      first: { title: "Eins" },
      second: { title: "Zwei" },
    });
    await apply(set("articles.first.title", "Ours"));
    expect(editor().read("articles", "de")).toEqual({ second: { title: "Zwei", content: ["B"] } });
    expect(editor().read("taglines", "de")).toEqual(["Los."]);
    expect(editor().languages).toEqual(["de", "en"]);
  });

  it("keeps the comments of a file that was written by hand", async () => {
    const text =
      "# Ours.\n\n# After the yard.\nname: Old Yard # since 2025\n\n# The chat moved.\ncards:\n  chat:\n    title: Talk\n";
    await written("site", text);
    await apply(set("site.name", "New Yard"));
    expect(readFileSync(own("site"), "utf8")).toBe(text.replace("Old Yard", "New Yard"));
  });

  it("takes fields back, and removes a file that says nothing any more", async () => {
    await apply(set("site.name", "Break Time"));
    await apply(set("site.cards.chat.title", "Talk"));
    await apply({ verb: "unset", place: place("site.cards.chat.title") });
    expect(readFileSync(own("site"), "utf8")).toBe("name: Break Time\n");
    await apply({ verb: "unset", place: place("site.name") });
    expect(existsSync(own("site"))).toBe(false);
    expect(content()?.site.name).toBe("Testing Ground");
  });

  it("starts a list of the operator's from the shipped one", async () => {
    const entry = { title: "Sports day", date: "2026-11-18", content: "No games: on Friday.", panel: true };
    await apply({ verb: "add", file: "announcements", entry, at: 0 });
    expect(content()?.announcements.map(({ title }) => title)).toEqual(["Sports day", "An announcement"]);
    await apply(set("announcements.An announcement.title", "An old one"));
    await apply({ verb: "remove", file: "announcements", at: 0 });
    expect(content()?.announcements.map(({ title }) => title)).toEqual(["An old one"]);
    await apply({ verb: "unset", place: place("announcements") });
    expect(content()?.announcements.map(({ title }) => title)).toEqual(["An announcement"]);
  });

  it("refuses what the checks of the files refuse, by name, and writes nothing", async () => {
    expect(await apply(set("site.cards.chat.address", "javascript:alert(1)"))).toMatchObject([
      { file: own("site"), message: expect.stringContaining("address must be an https address") },
    ]);
    expect(await apply(set("site.nom", "x"))).toMatchObject([
      { message: '"nom" is not a key that is known here' },
    ]);
    expect(await apply(set("site.logo", "school.svg"))).toMatchObject([
      { message: expect.stringContaining("logo school.svg is not there") },
    ]);
    expect(await apply(set("slides.chess.game", "no-such-game/"))).toMatchObject([
      { message: "game no-such-game/ is not in the catalogue" },
    ]);
    expect(await apply({ verb: "remove", file: "taglines", at: 0 })).toMatchObject([
      { message: "must have 40 to 500 entries, not 39" },
    ]);
    expect([own("site"), own("slides"), own("taglines")].filter((file) => existsSync(file))).toEqual([]);
  });

  it("lets an operator mend one mistake after the other", async () => {
    await written("site", "name: ''\nrobots: never\n");
    expect(await apply(set("site.name", "Break Time"))).toEqual([]);
    expect(await apply(set("site.robots", "refuse"))).toEqual([]);
    expect(content()?.site.name).toBe("Break Time");
  });

  it("does not touch a file that it cannot read", async () => {
    await written("site", "name: [\n");
    await expect(apply(set("site.name", "Break Time"))).rejects.toMatchObject({ code: "content-refused" });
    expect(readFileSync(own("site"), "utf8")).toBe("name: [\n");
  });

  it("refuses a change of a file that has changed meanwhile", async () => {
    const version = editor().version("site");
    await editor().change([set("site.name", "Mine")], version);
    await expect(editor().change([set("site.name", "Yours")], version)).rejects.toMatchObject({
      code: "content-refused",
    });
    expect(content()?.site.name).toBe("Mine");
  });

  it("loses no change of several at once", async () => {
    const names = ["visitors", "chatMembers"];
    await Promise.all(names.map((name) => apply(set(`site.claims.${name}`, `many ${name}`))));
    expect(content()?.site.claims).toEqual({ visitors: "many visitors", chatMembers: "many chatMembers" });
  });

  it("shows what would be, without writing it", () => {
    const { content: shown, mistakes } = editor().preview([set("site.name", "Break Time")]);
    expect(mistakes).toEqual([]);
    expect(shown?.site.name).toBe("Break Time");
    expect(existsSync(own("site"))).toBe(false);
  });
});
