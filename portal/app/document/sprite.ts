import { type IconName, iconId } from "#app/ui/icon-name.ts";
import styles from "./sprite.module.css";

const files = import.meta.glob<string>("../ui/icons/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** An icon's file, taken apart. It has the colour of the text around it. */
type Drawing = { readonly viewBox: string; readonly shapes: string };

const drawings = new Map(
  Object.entries(files).map(([path, svg]): [string, Drawing] => {
    const [, viewBox = "", paint = "", shapes = ""] =
      /^<svg xmlns="[^"]+"( viewBox="[^"]+")([^>]*)>(.*)<\/svg>$/s.exec(
        svg.trim().replaceAll("#000", "currentColor"),
      ) ?? [];
    // In a group of their own: the stylesheet has its say on the element of the icon.
    return [
      iconId(path.replace(/^.*\/|\.svg$/g, "") as IconName),
      { viewBox, shapes: `<g${paint}>${shapes}</g>` },
    ];
  }),
);

/** The stage and the widgets show icons later that are not in their first HTML. */
const addsIcons = /data-(?:island="(?:external-)?stage"|widget=)/;

const hasIsland = /data-island="/;
/** With its title, as `Icon` renders it. */
const icon = /<svg([^>]*)>(<title>[^<]*<\/title>)?<use href="#([^"]+)"><\/use><\/svg>/g;

/**
 * Puts the icons into a page. Icons as `mask` or `<img>` would each open an SVG document of their own, which took 220 ms of the first paint on a
 * slow machine. A reference to a symbol (`<use>`) is a copy in a tree of its own: the ten of a list took 20 to 40 ms. So their shapes stand in place,
 * but for the main part of a page with islands: there a script looks for the references that it renders, and they refer to a sprite.
 */
export function withIcons(html: string): string {
  const [from, to] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  const main = html.slice(from, to);
  if (from < 0 || !(hasIsland.test(main) || addsIcons.test(main))) return inPlace(html);
  return `${inPlace(html.slice(0, from))}${main}${inPlace(html.slice(to))}`.replace(
    "<body>",
    () => `<body>${spriteFor(main)}`,
  );
}

function inPlace(html: string): string {
  return html.replace(icon, (reference, own: string, title: string | undefined, id: string) => {
    const drawing = drawings.get(id);
    return drawing ? `<svg${own}${drawing.viewBox}>${title ?? ""}${drawing.shapes}</svg>` : reference;
  });
}

/** SVG sprite: the symbols that the icons of this HTML refer to. */
function spriteFor(html: string): string {
  const used = new Set(Array.from(html.matchAll(/<use href="#([^"]+)"/g), ([, id = ""]) => id));
  const needed = [...drawings].filter(([id]) => addsIcons.test(html) || used.has(id));
  const symbols = needed.map(
    ([id, { viewBox, shapes }]) => `<symbol id="${id}"${viewBox}>${shapes}</symbol>`,
  );
  return `<svg class="${styles["sprite"]}" aria-hidden="true">${symbols.join("")}</svg>`;
}
