import { describe, expect, it } from "vitest";
import { findChromium } from "./chromium.ts";

describe("findChromium", () => {
  it("takes the one that the operator names, even before looking", async () => {
    expect(await findChromium({ CHROMIUM: "/opt/mine" }, () => false)).toBe("/opt/mine");
  });

  it("prefers the system's own", async () => {
    expect(await findChromium({}, (file) => file.startsWith("/usr/bin/chromium"))).toBe("/usr/bin/chromium");
  });

  it("looks along the path", async () => {
    const found = await findChromium({ PATH: "/a:/b" }, (file) => file === "/b/google-chrome");
    expect(found).toBe("/b/google-chrome");
  });

  it("tells that there is none", async () => {
    expect(await findChromium({ PATH: "/a" }, () => false)).toBeUndefined();
  });
});
