/** The look of cached pages: a page was rendered with the look of its day, and the visitor may have chosen another one since. */
import { classOfLook } from "#app/document/look.ts";
import { formatLook, parseLook } from "#domain/settings/look.ts";

/** URL of the stylesheet of a look among a build's assets. */
export function sheetOf(look: string, assets: readonly string[]): string | undefined {
  return assets.find((url) => url.startsWith(`/assets/style-${parseLook(look).theme}-`));
}

/** HTML of a page with another look, whose stylesheet it links; undefined for a page that has the look already. */
export function withLook(html: string, look: string, sheet: string): string | undefined {
  const chosen = parseLook(look);
  const [tag = ""] = /<html\b[^>]*>/.exec(html) ?? [];
  const current = / data-look="([^"]*)"/.exec(tag)?.[1] ?? "";
  if (tag === "" || current === formatLook(chosen)) return undefined;
  const attributes = { class: classOfLook(chosen), "data-look": formatLook(chosen) };
  const added = Object.entries(attributes).map(([name, value]) => (value ? ` ${name}="${value}"` : ""));
  const bare = tag.replace(/ (?:class|data-look|data-sheet)="[^"]*"/g, "");
  return html
    .replace(tag, () => bare.replace(/>$/, () => `${added.join("")}>`))
    .replace(
      /<style>[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>/,
      () => `<link rel="stylesheet" href="${sheet}"/>`,
    );
}
