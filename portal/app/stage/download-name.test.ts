import { describe, expect, it } from "vitest";
import { downloadName } from "./download-name.ts";

describe("downloadName", () => {
  it.each([
    ["my save.json", "my save.json"],
    ["../../etc/passwd", "etc passwd.dat"],
    ["setup.exe", "setup.exe.dat"],
    ["page.html", "page.html.dat"],
    ["txt.\u202egnp.exe", "txt. gnp.exe.dat"],
    ["", "game.dat"],
    ["...", "game.dat"],
  ])("makes of %j: %j", (asked, expected) => {
    expect(downloadName(asked)).toBe(expected);
  });
});
