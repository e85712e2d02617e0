import { themeBackgrounds } from "#domain/settings/accent.ts";
import type { Look, Theme } from "#domain/settings/look.ts";

/** Classes of the root element for a look (base.css); the theme needs none, as it is a stylesheet of its own. */
export function classOfLook({ textSize, motion }: Look): string | undefined {
  const classes = [textSize !== "normal" && `text-${textSize}`, motion === "reduced" && "reduced-motion"];
  return classes.filter(Boolean).join(" ") || undefined;
}

type Colors = {
  /** For the browser's own parts of a page before its styles apply. */
  readonly scheme: string;
  /** Colours of the browser's bars around the page: the background of the theme (themes.css). */
  readonly bars: readonly { readonly color: string; readonly media?: string }[];
};

const [dark] = themeBackgrounds.dark;
const [light] = themeBackgrounds.light;
const [contrast] = themeBackgrounds.contrast;

/** What the browser is told of a theme outside the stylesheet. */
export function colorsOf(theme: Theme): Colors {
  switch (theme) {
    case "dark":
      return { scheme: "dark", bars: [{ color: dark }] };
    case "light":
      return { scheme: "light", bars: [{ color: light }] };
    case "contrast":
      return { scheme: "dark", bars: [{ color: contrast }] };
    case "system":
      return {
        scheme: "dark light",
        bars: [{ color: light, media: "(prefers-color-scheme: light)" }, { color: dark }],
      };
  }
}
