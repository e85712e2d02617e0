import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { chromiumArgs, findChromium } from "./chromium.ts";

describe("findChromium", () => {
  it("takes the one that the operator names, and no other", async () => {
    expect(await findChromium({ CHROMIUM: "/opt/mine" }, () => true)).toBe("/opt/mine");
    expect(await findChromium({ CHROMIUM: "/opt/mine" }, (file) => file !== "/opt/mine")).toBeUndefined();
  });

  it("prefers the system's own", async () => {
    expect(await findChromium({}, (file) => file.startsWith("/usr/bin/chromium"))).toBe("/usr/bin/chromium");
  });

  it("searches the folders of PATH", async () => {
    const found = await findChromium({ PATH: "/a:/b" }, (file) => file === "/b/google-chrome");
    expect(found).toBe("/b/google-chrome");
  });

  it("returns undefined where no Chromium is installed", async () => {
    expect(await findChromium({ PATH: "/a" }, () => false)).toBeUndefined();
  });
});

describe("chromiumArgs", () => {
  it("disables every feature that Playwright disables, but for the storage that games need", () => {
    const bundle = readFileSync(
      createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle"),
      "utf8",
    );
    const list = /\bdisabledFeatures = \[(.*?)\]/s.exec(bundle)?.[1] ?? "";
    const theirs = Array.from(list.matchAll(/^\s*"(\w+)"/gm), ([, feature]) => feature);
    expect(theirs).not.toEqual([]);
    const flag = chromiumArgs.find((arg) => arg.startsWith("--disable-features=")) ?? "";
    const needed = "ThirdPartyStoragePartitioning";
    expect(flag.split(/[=,]/)).toEqual(expect.arrayContaining(theirs.filter((name) => name !== needed)));
    expect(flag).not.toContain(needed);
  });
});
