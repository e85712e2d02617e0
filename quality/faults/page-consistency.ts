/**
 * The added games of one version of the operator's list. Each version has another number of them, all of one name, so that a page tells
 * which version it is made of, in several places.
 */
export type Version = { readonly word: string; readonly size: number };

export const versions: readonly Version[] = [
  { word: "Amberfault", size: 3 },
  { word: "Birchfault", size: 5 },
];

/** Consistency check of a page: it must not be cut off, nor made of two versions of the catalogue. */
export function judgePage(
  path: string,
  html: string,
  candidates: readonly Version[],
  base: number,
): string[] {
  if (!html.endsWith("</html>")) return [`${path} was cut off.`];
  if (path === "/play") return judgeList(html, candidates, base);
  return path.startsWith("/search") ? judgeSearch(path, html, candidates) : [];
}

/** The same number stands in the description, above the list and in the search box. */
function judgeList(html: string, candidates: readonly Version[], base: number): string[] {
  const numbers = [
    /<meta name="description" content="(\d+) free games/,
    /data-testid="filter-header".{0,200}?>(\d+) games?</,
    /placeholder="\D*(\d+)/,
  ].map((pattern) => Number(pattern.exec(html)?.[1] ?? Number.NaN));
  const sizes = [base, ...candidates.map(({ size }) => base + size)];
  const isOne = numbers.every((number) => number === numbers[0] && sizes.includes(number));
  return isOne ? [] : [`/play is made of several lists: it counts ${numbers.join(", ")} games.`];
}

/** All games of one version, or none. */
function judgeSearch(path: string, html: string, candidates: readonly Version[]): string[] {
  const found = candidates.map(({ word, size }) => ({
    size,
    shown: new Set(html.match(new RegExp(`${word} \\d+`, "g"))).size,
  }));
  const shown = found.filter((version) => version.shown > 0);
  const isWhole = shown.length === 0 || (shown.length === 1 && shown[0]?.shown === shown[0]?.size);
  return isWhole ? [] : [`${path} is half of one list and half of another: ${JSON.stringify(found)}`];
}
