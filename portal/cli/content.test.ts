import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { engineOf, openDatabase } from "#adapters/sql/db.ts";
import { sqlJournal } from "#adapters/sql/journal-store.ts";

let dataDir = "";
beforeEach(async () => {
  dataDir = await aFolder({});
});

function content(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["portal/cli/content.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  });
  return { status, stdout, stderr };
}

async function journal() {
  const database = openDatabase(engineOf({ databaseUrl: undefined, dataDir }), {
    report: { began: () => undefined, ended: () => undefined },
  });
  const entries = await sqlJournal(database.db).read({ limit: 10 });
  await database.close();
  return entries.map(({ operator, action, subject, detail }) => [operator, action, subject, detail]);
}

describe("npm run content", { timeout: 120_000 }, () => {
  it("sets, shows and takes back, and notes it in the journal", async () => {
    expect(content("set", "site.name", "Break Time")).toEqual({
      status: 0,
      stdout: "Done. Running portals show it within two seconds.\n",
      stderr: "",
    });
    expect(readFileSync(join(dataDir, "content", "site.yaml"), "utf8")).toBe("name: Break Time\n");
    expect(content("get", "site.name").stdout).toBe("Break Time\n");
    expect(content("list").stdout).toMatch(/^site +yours\nannouncements +shipped +\d+ entries$/m);
    expect(content("unset", "site.name").status).toBe(0);
    expect(existsSync(join(dataDir, "content", "site.yaml"))).toBe(false);
    expect(await journal()).toEqual([
      ["command line", "words.unset", "site.name", "Break Time → as shipped"],
      ["command line", "words.set", "site.name", "Recess → Break Time"],
    ]);
  });

  it("adds an announcement of today and removes it", async () => {
    const added = content(
      "add",
      "announcements",
      "title=Sports day",
      "content=No games.",
      "panel=true",
      "--at",
      "1",
    );
    expect(added).toMatchObject({ status: 0, stderr: "" });
    const today = new Date().toISOString().slice(0, 10);
    expect(content("list", "announcements").stdout).toMatch(
      new RegExp(`^ {2}1 {2}${today} {2}Sports day\\n`),
    );
    expect(content("remove", "announcements.Sports day").status).toBe(0);
    expect(content("list", "announcements").stdout).not.toContain("Sports day");
  });

  it("writes words in a language, and takes them back", () => {
    const german = ["--language", "de"];
    const set = content("set", "announcements.the-bell", "title=Gong", "content=Es hat geläutet.", ...german);
    expect(set).toMatchObject({ status: 0, stderr: "" });
    const file = join(dataDir, "content", "announcements.de.yaml");
    expect(readFileSync(file, "utf8")).toBe("the-bell:\n  title: Gong\n  content: Es hat geläutet.\n");
    expect(content("get", "announcements.the-bell.title", ...german).stdout).toBe("Gong\n");
    expect(content("get", "announcements.the-bell.title").stdout).toBe("The bell has rung\n");
    expect(content("set", "announcements.the-bell", "title=Gong", ...german)).toMatchObject({
      status: 1,
      stderr: "Refused: announcements.de: content is missing\n",
    });
    expect(content("set", "site.name", "x", "--language", "xx").stderr).toMatch(
      /^Refused: the site is not in xx/,
    );
    expect(content("unset", "announcements.the-bell", ...german).status).toBe(0);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, "gone:\n  title: Fort\n  content: Fort.\n");
    const checked = content("check");
    expect(checked.status).toBe(1);
    expect(checked.stderr).toContain('announcements.de.yaml:1:1: has words for "gone"');
  });

  it("puts a picture beside the words", () => {
    const file = join(dataDir, "school.svg");
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(content("picture", "logos", file).status).toBe(0);
    expect(content("set", "site.logo", "school.svg").status).toBe(0);
    writeFileSync(file, "<svg ><script/></svg>");
    expect(content("picture", "logos", file).stderr).toContain("has scripts in it");
  });

  it.each([
    [["set", "site.accent", "#ffffff"], "Refused: site: accent "],
    [["set", "sites.name", "x"], "Refused: sites is not there; these are: site, announcements"],
    [["add", "announcements", "titel=x"], "Refused: titel=x: field=value is wanted, of title, date"],
    [["add", "site", "x"], "Refused: site is no list"],
    [["remove", "site.name"], "Refused: site.name is no entry of a list"],
  ])("refuses %s by name", (args, reason) => {
    expect(content(...args)).toMatchObject({ status: 1, stdout: "" });
    expect(content(...args).stderr).toContain(reason);
  });

  it.each([[["sett", "site.name", "x"]], [["set", "site.name"]], [[]]])("does not know %s", (args) => {
    expect(content(...args)).toMatchObject({ status: 2, stdout: "" });
  });

  it("checks like content:check", () => {
    expect(content("check").stdout).toContain("no mistakes");
  });
});
