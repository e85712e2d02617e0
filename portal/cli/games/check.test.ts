import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { abcTag, actionsTag } from "#domain/catalogue/swf/film-code.fixture.ts";
import { anSwf, endOfMovie } from "#domain/catalogue/swf/swf.fixture.ts";
import { addGame } from "./add.ts";
import { checkGames } from "./check.ts";
import { editGame } from "./edit.ts";

let dir: string;
let said: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-check-"));
  await mkdir(join(dir, "data"));
  vi.stubEnv("DATA_DIR", join(dir, "data"));
  said = [];
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(`${line}`));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(dir, { recursive: true });
});

async function add(name: string, tag: ReturnType<typeof actionsTag>): Promise<void> {
  const file = join(dir, `${name}.swf`);
  await writeFile(file, anSwf({ tags: [tag, endOfMovie] }));
  await addGame(file, { "no-browser": true }, join(dir, "data"));
}

it("says which films need another engine, and how many", async () => {
  await add("frog", abcTag({ named: ["flash.net.SecureSocket"] }));
  await add("newt", abcTag({ named: ["flash.display.ShaderJob"] }));
  await add("toad", actionsTag(["score"]));
  const data = join(dir, "data");
  said = [];
  expect(await checkGames(data)).toBe(0);
  expect(said).toEqual([
    "Frog: It needs flash.net.SecureSocket, which Ruffle lacks: AwayFL plays it, as it is set",
    "Newt: It needs flash.display.ShaderJob, which no engine here has: parts of it will not work",
    "3 films of your own: 1 for Ruffle, 1 for AwayFL, 1 with parts that no engine here plays",
    "3 games of your own, 0 faults",
  ]);
  await editGame("Frog", { engine: "ruffle" }, data);
  said = [];
  await checkGames(data);
  expect(said[0]).toContain("games -- edit frog.swf --engine awayfl");
});

it("adds a film with the settings that its code asks for, and says so", async () => {
  await add("pond", actionsTag(["Stage", "scaleMode", "exactFit", "_url", "indexOf", "frogs.example"]));
  const { games } = JSON.parse(await readFile(join(dir, "data/games/catalogue.json"), "utf8"));
  expect(games[0].flash).toEqual({ scale: "exactFit", address: "http://frogs.example/pond.swf" });
  expect(said.join("\n")).toContain("believes itself to be at http://frogs.example/pond.swf");
});
