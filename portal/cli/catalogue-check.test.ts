import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "recess-"));
  mkdirSync(join(root, "catalogue"));
});

afterEach(() => rmSync(root, { recursive: true }));

const list = (name: string, content: unknown) =>
  writeFileSync(
    join(root, "catalogue", name),
    typeof content === "string" ? content : JSON.stringify(content),
  );

const entry = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  path: `https://games.example/${name}`,
  description: `The game called ${name}, described at just about the right length.`,
  tags: ["puzzle"],
  dateAdded: "2023-05-09",
  isTrending: false,
  gameType: "external",
  ages: "all",
  fitForSchool: true,
  why: "It is a good example.",
  ...changes,
});

function check(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["portal/cli/catalogue-check.ts", ...args], {
    encoding: "utf8",
  });
  return { status, stdout, complaints: stderr.trim().split("\n") };
}

// Each run starts a process, which takes its time on a busy machine.
describe("catalogue-check", { timeout: 30_000 }, () => {
  it("counts the games and ends well when all is well", () => {
    list("external.json", [entry("one"), entry("two")]);
    expect(check(root)).toEqual({
      status: 0,
      stdout: "2 games (2 external), 0 faults\n",
      complaints: [""],
    });
  });

  it("names every bad entry with its file and the reason", () => {
    list("a.json", [
      entry("first"),
      entry("short", { description: "Too short." }),
      entry("bare", { tags: [] }),
      entry("unmarked", { ages: "18+" }),
      entry("early", { dateAdded: "2999-01-01" }),
      entry("unreal", { dateAdded: "2026-02-31" }),
      entry("unsafe", { path: "javascript:alert(1)" }),
    ]);
    list("b.json", [
      entry("FIRST", { path: "https://other.example/" }),
      entry("twin", { path: "https://games.example/first" }),
    ]);
    list("c.json", "[\n\n  oops\n]");
    const { status, stdout, complaints } = check(root);
    expect(status).toBe(1);
    expect(complaints).toEqual([
      'catalogue/a.json: "unreal": its dateAdded is not a day like 2023-09-30',
      'catalogue/a.json: "unsafe": its address is not a full https address',
      "catalogue/c.json: line 3 is not JSON",
      'catalogue/b.json: "FIRST": a game of this name is already listed',
      'catalogue/b.json: "twin": its path is already listed as "first"',
      'catalogue/a.json: "short": its description has 10 characters, not 40 to 110',
      'catalogue/a.json: "bare": it has no tags',
      'catalogue/a.json: "unmarked": it lives elsewhere and says nothing under "ages"',
      'catalogue/a.json: "early": its dateAdded is in the future',
    ]);
    expect(stdout).toBe("5 games (5 external), 9 faults\n");
  });

  it("does not take an empty folder for a good catalogue", () => {
    expect(check(root)).toMatchObject({ status: 1, complaints: [`${root}: there are no games here`] });
  });

  it("takes one folder, not two", () => {
    expect(check(root, root).status).toBe(2);
  });
});
