import { describe, expect, it } from "vitest";
import { accentMistakes, accentPalette, type ColoredTheme, themeBackgrounds } from "./accent.ts";
import { contrastOf, mixColors } from "./color-contrast.ts";

const one = (color: string) => ({ dark: color, light: color, contrast: null });

describe("contrastOf", () => {
  it("is that of WCAG", () => {
    expect(contrastOf("#000000", "#ffffff")).toBe(21);
    expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrastOf("#0000ff", "#0000ff")).toBe(1);
  });
});

describe("accentMistakes", () => {
  it.each(["#2563eb", "#dc2626", "#c2410c"])("takes %s in every theme", (color) => {
    expect(accentMistakes(one(color))).toEqual([]);
  });

  it.each([
    ["#ff7a3d", "#ff7a3d has a contrast of 2.2:1 to the page in the light theme; it needs 3:1."],
    ["#1e3a8a", "#1e3a8a has a contrast of 1.5:1 to the page in the dark theme; it needs 3:1."],
  ])("refuses %s by the theme in which it fails", (color, message) => {
    expect(accentMistakes(one(color))).toEqual([expect.stringContaining(message)]);
  });

  it("wants seven to one for text in the high contrast theme", () => {
    expect(accentMistakes({ ...one("#2563eb"), contrast: "#e06000" })).toEqual([
      expect.stringMatching(
        /^#e06000 has a contrast of 5\.\d:1 to the text on it in the high contrast theme/,
      ),
    ]);
    expect(accentMistakes({ ...one("#2563eb"), contrast: "#ffdd33" })).toEqual([]);
  });
});

describe("accentPalette", () => {
  const least = { dark: 4.5, light: 4.5, contrast: 7 };
  const colors = [0, 0.25, 0.5, 0.75, 1].flatMap((share) =>
    ["#ff0000", "#00ff00", "#0000ff"].map((hue) => mixColors(hue, "#808080", share)),
  );

  it.each(["dark", "light", "contrast"] satisfies ColoredTheme[])("can be read in the %s theme", (theme) => {
    for (const color of colors) {
      const palette = accentPalette(theme, color);
      for (const background of themeBackgrounds[theme])
        expect(contrastOf(palette["--kick-ink"], background), color).toBeGreaterThanOrEqual(least[theme]);
      const text = contrastOf(palette["--on-kick"], palette["--kick"]);
      expect(text, color).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(palette["--on-kick"], palette["--kick-bright"]), color).toBeGreaterThanOrEqual(text);
    }
  });
});
