import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { deskSessions } from "#server/desk/open-desk.ts";

async function aDataFolder() {
  const dataDir = await aFolder({});
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
  const desk = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, "desk.ts"), ...args], { env, encoding: "utf8" });
  return { desk, sessions: deskSessions(dataDir, () => new Date()) };
}

describe("npm run desk", () => {
  it("lists the sessions at the desk, and ends one or all of them", async () => {
    const { desk, sessions } = await aDataFolder();
    expect(desk("sessions").stdout).toBe("The desk is open in no browser.\n");
    await sessions.begin();
    await sessions.begin("ada@example.org");
    await sessions.begin("bob@example.org");
    const listed = desk("sessions").stdout;
    expect(listed).toMatch(/^[\w-]{8} {2}one-time link {2}since .* UTC, last used .* UTC$/m);
    const [, ada = ""] = /^([\w-]{8}) {2}ada@/m.exec(listed) ?? [];
    expect(desk("end", ada).stdout).toBe("1 session has ended.\n");
    expect((await sessions.list()).map(({ email }) => email).toSorted()).toEqual([
      "bob@example.org",
      undefined,
    ]);
    expect(desk("end", ada).stderr).toBe(`No session begins with ${ada}.\n`);
    expect(desk("end", "all").stdout).toBe("2 sessions have ended.\n");
    expect(await sessions.list()).toEqual([]);
  });

  it.each([[["end"]], [["sessions", "x"]], [["fly"]], [["end", "a", "b"]]])("refuses %j", async (args) => {
    expect((await aDataFolder()).desk(...args).status).toBe(2);
  });
});
