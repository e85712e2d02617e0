import { contrastOf, type HexColor, mixColors } from "./color-contrast.ts";
import type { Theme } from "./look.ts";

/** A theme with colours of its own; that of the system has none, as it switches between them. */
export type ColoredTheme = Exclude<Theme, "system">;

/** The operator's accent colour in each theme. Null: the high contrast theme keeps its own. */
export type Accent = {
  readonly dark: HexColor;
  readonly light: HexColor;
  readonly contrast: HexColor | null;
};

/** The custom properties that an accent sets (themes.css); stylesheets have the theme's own values as fallbacks. */
export const accentProperties = ["--kick", "--kick-bright", "--on-kick", "--kick-ink"] as const;

export type AccentPalette = Readonly<Record<(typeof accentProperties)[number], HexColor>>;

/** Backgrounds of a theme, from the page up to what lies highest on it: `--board`, `--board-raised`, `--board-high`. */
export const themeBackgrounds: Readonly<Record<ColoredTheme, readonly [HexColor, HexColor, HexColor]>> = {
  dark: ["#0e1714", "#17231e", "#20302a"],
  light: ["#f3efe3", "#fffdf7", "#e8e2d0"],
  contrast: ["#000000", "#000000", "#2a2a2a"],
};

/** Contrast of something to press with what is around it (WCAG 1.4.11). */
const MIN_EDGE_CONTRAST = 3;
/** Contrast of text (WCAG 1.4.3, and 1.4.6 in the high contrast theme). */
const MIN_TEXT_CONTRAST: Readonly<Record<ColoredTheme, number>> = { dark: 4.5, light: 4.5, contrast: 7 };
const names: Readonly<Record<ColoredTheme, string>> = {
  dark: "dark",
  light: "light",
  contrast: "high contrast",
};
const [black, white] = ["#000000", "#ffffff"];
const HOVER_SHARE = 0.2;
const INK_STEP = 0.05;

/** What is wrong with an accent, by theme. The theme of the system shows one of the three, so it needs no check of its own. */
export function accentMistakes(accent: Accent): string[] {
  const { dark, light, contrast } = accent;
  return [
    ...mistakesOf("dark", dark),
    ...mistakesOf("light", light),
    ...(contrast === null ? [] : mistakesOf("contrast", contrast)),
  ];
}

function mistakesOf(theme: ColoredTheme, color: HexColor): string[] {
  const [page, raised] = themeBackgrounds[theme];
  const edge = Math.min(contrastOf(color, page), contrastOf(color, raised));
  const text = contrastOf(color, textOn(color));
  return [
    ...tooLow(theme, color, "the page", edge, MIN_EDGE_CONTRAST),
    ...tooLow(theme, color, "the text on it", text, MIN_TEXT_CONTRAST[theme]),
  ];
}

function tooLow(theme: ColoredTheme, color: HexColor, other: string, ratio: number, least: number): string[] {
  if (ratio >= least) return [];
  // Rounded down, so that it never reads as enough.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return [
    `${color} has a contrast of ${shown}:1 to ${other} in the ${names[theme]} theme; it needs ${least}:1. Each theme can have a colour of its own`,
  ];
}

/** The colours that follow from an accent in a theme: for hovering, for text on it, and for text in its tone. */
export function accentPalette(theme: ColoredTheme, color: HexColor): AccentPalette {
  const text = textOn(color);
  // Away from the text, so that hovering never makes it harder to read.
  const bright = mixColors(color, text === black ? white : black, HOVER_SHARE);
  return { "--kick": color, "--kick-bright": bright, "--on-kick": text, "--kick-ink": inkOf(theme, color) };
}

function textOn(color: HexColor): HexColor {
  return contrastOf(color, black) >= contrastOf(color, white) ? black : white;
}

/** The tone that is nearest to the accent and can be read on every background of the theme. */
function inkOf(theme: ColoredTheme, color: HexColor): HexColor {
  const target = theme === "light" ? black : white;
  const isReadable = (ink: HexColor) =>
    themeBackgrounds[theme].every((background) => contrastOf(ink, background) >= MIN_TEXT_CONTRAST[theme]);
  let share = 0;
  while (share < 1 && !isReadable(mixColors(color, target, share))) share += INK_STEP;
  return mixColors(color, target, Math.min(share, 1));
}
