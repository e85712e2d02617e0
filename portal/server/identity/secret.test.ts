import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deriveKey, sessionSecret } from "./secret.ts";

const log = pino({ level: "silent" });
let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-secret-"));
});
afterEach(() => rm(dir, { recursive: true }));

describe("sessionSecret", () => {
  it("is made once, is long, and is readable by its owner only", async () => {
    const dataDir = join(dir, "data");
    const secret = sessionSecret({ dataDir, sessionSecret: undefined }, log);
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(sessionSecret({ dataDir, sessionSecret: undefined }, log)).toBe(secret);
    const file = join(dataDir, "session-secret");
    expect(await readFile(file, "utf8")).toBe(secret);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("is the setting where there is one, and then nothing is kept", async () => {
    expect(sessionSecret({ dataDir: join(dir, "none"), sessionSecret: "given" }, log)).toBe("given");
    await expect(stat(join(dir, "none"))).rejects.toThrow();
  });

  it("takes the place of what a full disk or a power cut left of it", async () => {
    const file = join(dir, "session-secret");
    await writeFile(file, "");
    const secret = sessionSecret({ dataDir: dir, sessionSecret: undefined }, log);
    expect(sessionSecret({ dataDir: dir, sessionSecret: undefined }, log)).toBe(secret);
    expect(await readdir(dir)).toEqual(["session-secret"]);
  });

  it("is another one for each run where it cannot be kept", async () => {
    const dataDir = join(dir, "file");
    await writeFile(dataDir, "a file where the folder should be");
    const [one, two] = [1, 2].map(() => sessionSecret({ dataDir, sessionSecret: undefined }, log));
    expect(one?.length).toBeGreaterThanOrEqual(43);
    expect(one).not.toBe(two);
  });
});

describe("deriveKey", () => {
  it("makes another key for each use, always the same one", () => {
    expect(deriveKey("s", "a")).toBe(deriveKey("s", "a"));
    expect(deriveKey("s", "a")).not.toBe(deriveKey("s", "b"));
    expect(deriveKey("s", "a")).not.toBe(deriveKey("t", "a"));
  });
});
