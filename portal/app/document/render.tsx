import { renderToStaticMarkup } from "react-dom/server";
import type { PageResult, Visitor } from "#app/page.ts";
import type { Portal } from "#domain/portal.ts";
import { type CriticalCss, openCriticalCss } from "./critical-css.ts";
import { type Assets, Document } from "./document.tsx";

/** A page as text, and the styles inside it, which the policy has to allow. */
export type DrawnPage = { readonly html: string; readonly style: string | undefined };

/** Stands where the styles go, which are known once everything else is drawn. */
const stylesHere = "/* styles */";
const criticalCss = new WeakMap<Assets, CriticalCss>();

/**
 * The body is drawn first: whether it has islands decides what the head asks for. Who comes from elsewhere gets the styles of
 * this page inside it and is spared a round trip; who was here before has the stylesheet.
 */
export function renderPage(
  page: PageResult,
  portal: Portal,
  assets: Assets,
  { user, hasStyles }: Pick<Visitor, "user" | "hasStyles">,
): DrawnPage {
  const critical = hasStyles ? undefined : criticalOf(assets);
  const bodyHtml = renderToStaticMarkup(page.body);
  const drawn = renderToStaticMarkup(
    <Document
      page={page}
      bodyHtml={bodyHtml}
      style={critical && stylesHere}
      portal={portal}
      assets={assets}
      user={user}
    />,
  );
  const style = critical?.(drawn);
  const html = `<!doctype html>${drawn.replace("</head>", () => `${assets.headExtra ?? ""}</head>`)}`;
  return { html: style ? html.replace(stylesHere, () => style) : html, style };
}

function criticalOf(assets: Assets): CriticalCss | undefined {
  if (assets.styles === undefined) return undefined;
  const known = criticalCss.get(assets);
  if (known) return known;
  const made = openCriticalCss(assets.styles);
  criticalCss.set(assets, made);
  return made;
}
