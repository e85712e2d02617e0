import { renderToStaticMarkup } from "react-dom/server";
import type { Assets, RenderedPage } from "#app/app.ts";
import type { PageResult, Visitor } from "#app/page.ts";
import type { Portal } from "#domain/portal.ts";
import { type CriticalCss, openCriticalCss } from "./critical-css.ts";
import { Document } from "./document.tsx";
import { scriptClasses } from "./script-classes.ts";
import { spriteFor } from "./sprite.ts";

/** Placeholder for the critical CSS, which depends on the rest of the HTML. */
const stylePlaceholder = "/* styles */";
const criticalCssByAssets = new WeakMap<Assets, CriticalCss>();

/**
 * Renders a page to HTML. The body comes first, because the head depends on whether it has islands. A visitor from another site
 * gets critical CSS inline, which saves a round trip; within the site the stylesheet is in the browser's cache.
 */
export function renderPage(
  page: PageResult,
  portal: Portal,
  assets: Assets,
  { user, hasStyles }: Pick<Visitor, "user" | "hasStyles">,
): RenderedPage {
  const criticalCss = hasStyles ? undefined : criticalCssOf(assets);
  const bodyHtml = renderToStaticMarkup(page.body);
  const withoutSprite = renderToStaticMarkup(
    <Document
      page={page}
      bodyHtml={bodyHtml}
      style={criticalCss && stylePlaceholder}
      portal={portal}
      assets={assets}
      user={user}
    />,
  );
  const rendered = withoutSprite.replace("<body>", () => `<body>${spriteFor(withoutSprite)}`);
  const style = criticalCss?.(rendered);
  const html = `<!doctype html>${rendered.replace("</head>", () => `${assets.headExtra ?? ""}</head>`)}`;
  return { html: style ? html.replace(stylePlaceholder, () => style) : html, style };
}

function criticalCssOf(assets: Assets): CriticalCss | undefined {
  if (assets.styles === undefined) return undefined;
  const criticalCss = criticalCssByAssets.get(assets) ?? openCriticalCss(assets.styles, scriptClasses);
  criticalCssByAssets.set(assets, criticalCss);
  return criticalCss;
}
