import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ColoredTheme, themeBackgrounds } from "@recess/portal/domain/settings/accent.ts";
import { root } from "@recess/portal/paths.mjs";
import { describe, expect, it } from "vitest";
import { themedSheets } from "./themed-sheets.ts";

const palettes =
  ":root{--ink:#fff;--gap:1px}:root[data-look^=light-]{--ink:#111}:root[data-look^=contrast-]{--ink:#ff0}";

describe("themedSheets", () => {
  it("puts the values of each theme where they are used, and leaves other properties alone", () => {
    const sheets = themedSheets(`${palettes}a{--back:var(--ink);color:var(--ink);margin:var(--gap)}`);
    expect(sheets.dark).toBe(":root{--gap:1px}a{--back:#fff;color:#fff;margin:var(--gap)}");
    expect(sheets.light).toBe(":root{--gap:1px}a{--back:#111;color:#111;margin:var(--gap)}");
    expect(sheets.contrast).toContain("a{--back:#ff0;color:#ff0");
  });

  it("follows the system by media queries right behind each rule, so that later rules still win", () => {
    const { system } = themedSheets(`${palettes}.a{color:var(--ink);top:0}.b{color:inherit}`);
    expect(system).toBe(
      ":root{--gap:1px}.a{color:#fff;top:0}@media (prefers-color-scheme:light){.a{color:#111}}@media (prefers-contrast:more){.a{color:#ff0}}.b{color:inherit}",
    );
  });

  it("keeps the properties of the accent, with the theme's value as fallback", () => {
    const themes = palettes.replaceAll("--ink", "--kick");
    const { light, system } = themedSheets(`${themes}a{color:var(--kick)}`);
    expect(light).toContain("a{color:var(--kick,#111)}");
    expect(system).toContain("@media (prefers-contrast:more){a{color:var(--kick,#ff0)}}");
  });

  it("refuses a theme that lacks a property, and a sheet that sets one", () => {
    expect(() => themedSheets(":root{--ink:#fff}:root[data-look^=light-]{--ink:#111}")).toThrow("the same");
    expect(() => themedSheets(`${palettes}.a{--ink:red}`)).toThrow("--ink is set by themes alone");
  });
});

describe("the themes of the site", () => {
  it("have the backgrounds that accents are checked against", async () => {
    const themes = await readFile(join(root, "portal/app/ui/themes.css"), "utf8");
    const sheets = themedSheets(
      `${themes}a{top:var(--board);left:var(--board-raised);right:var(--board-high)}`,
    );
    const full = (color = "") => (color.length === 4 ? color.replace(/[^#]/g, "$&$&") : color);
    for (const [theme, backgrounds] of Object.entries(themeBackgrounds)) {
      const [, top, left, right] =
        /a\{top:(.+?);left:(.+?);right:(.+?)\}/.exec(sheets[theme as ColoredTheme]) ?? [];
      expect([top, left, right].map(full), theme).toEqual(backgrounds);
    }
  });
});
