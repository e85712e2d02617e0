import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSettings, settingsFile } from "./settings-file.mjs";

/** A folder with a settings file in each of these folders. */
function aFolder(...folders: string[]) {
  const dir = mkdtempSync(join(tmpdir(), "recess-settings-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const folder of folders) {
    mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, folder, ".env"), "PORT=4000\n");
  }
  return dir;
}

describe("settingsFile", () => {
  it("is the data folder's where the environment names one", () => {
    const dir = aFolder(".", "elsewhere", "data");
    expect(settingsFile(dir, { DATA_DIR: join(dir, "elsewhere") })).toBe(join(dir, "elsewhere", ".env"));
    expect(settingsFile(dir, {})).toBe(join(dir, ".env"));
  });

  it("is looked for in the project's folder, then in its data folder", () => {
    const dir = aFolder("data");
    expect(settingsFile(dir, {})).toBe(join(dir, "data", ".env"));
    expect(settingsFile(aFolder(), {})).toBeUndefined();
  });
});

describe("readSettings", () => {
  it("reads names, values, quotes and comments", () => {
    expect(
      readSettings('# Ours\nPORT=4000\n\nSITE_NAME="Break Time" # the bell\nHOST = 127.0.0.1\r\n'),
    ).toEqual({
      PORT: "4000",
      SITE_NAME: "Break Time",
      HOST: "127.0.0.1",
    });
  });

  it("names the line that is none", () => {
    expect(readSettings("PORT=4000\nSITE_NAME: Break Time\n")).toEqual({ line: 2 });
  });
});
