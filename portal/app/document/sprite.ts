import { type IconName, iconId } from "#app/ui/icon-name.ts";
import styles from "./sprite.module.css";

const files = import.meta.glob<string>("../ui/icons/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Symbol of every icon, by its id. A symbol takes its colour from the text around its use. */
const symbols = new Map(
  Object.entries(files).map(([path, svg]) => {
    const id = iconId(path.replace(/^.*\/|\.svg$/g, "") as IconName);
    const symbol = svg
      .trim()
      .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${id}"`)
      .replace("</svg>", "</symbol>")
      .replaceAll("#000", "currentColor");
    return [id, symbol];
  }),
);

/** The stage and the widgets show icons later that are not in their first HTML. */
const addsIcons = /data-(?:island="(?:external-)?stage"|widget=)/;

/**
 * SVG sprite of a page: the symbols that its icons refer to. Icons as `mask` or `<img>` would each open an SVG document of their own, which
 * took 220 ms of the first paint on a slow machine.
 */
export function spriteFor(html: string): string {
  const used = new Set(Array.from(html.matchAll(/<use href="#([^"]+)"/g), ([, id = ""]) => id));
  const needed = addsIcons.test(html)
    ? [...symbols.keys()]
    : [...symbols.keys()].filter((id) => used.has(id));
  return `<svg class="${styles["sprite"]}" aria-hidden="true">${needed.map((id) => symbols.get(id)).join("")}</svg>`;
}
