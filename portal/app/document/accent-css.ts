import { type Accent, accentPalette, accentProperties, type ColoredTheme } from "#domain/settings/accent.ts";
import type { Theme } from "#domain/settings/look.ts";

/** Rules that put the operator's accent in place of a theme's own, which stylesheets have as fallbacks. Empty where none is set. */
export function accentCss(accent: Accent | null, theme: Theme): string {
  if (!accent) return "";
  if (theme !== "system") return accent[theme] === null ? "" : rootRule(accent, theme);
  // In the order of the stylesheet's own media queries: the last one wins where a system asks for both.
  return [
    rootRule(accent, "dark"),
    `@media (prefers-color-scheme:light){${rootRule(accent, "light")}}`,
    `@media (prefers-contrast:more){${rootRule(accent, "contrast")}}`,
  ].join("");
}

function rootRule(accent: Accent, theme: ColoredTheme): string {
  const color = accent[theme];
  const palette = color === null ? undefined : accentPalette(theme, color);
  // `initial` gives way to the fallback.
  const declarations = accentProperties.map((name) => `${name}:${palette?.[name] ?? "initial"}`);
  return `:root{${declarations.join(";")}}`;
}
