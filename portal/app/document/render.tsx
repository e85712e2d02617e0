import { renderToStaticMarkup } from "react-dom/server";
import type { Assets, RenderedPage, Sheet } from "#app/app.ts";
import { translateTo } from "#app/messages/languages.ts";
import { TranslateProvider } from "#app/messages/use-translate.ts";
import type { PageResult, Visitor } from "#app/page.ts";
import { type Portal, portalIn } from "#domain/portal.ts";
import { accentCss } from "./accent-css.ts";
import { type CriticalCss, openCriticalCss } from "./critical-css.ts";
import { Document } from "./document.tsx";
import { scriptClasses } from "./script-classes.ts";
import { withIcons } from "./sprite.ts";

/** Placeholder for the critical CSS, which depends on the rest of the HTML. */
const stylePlaceholder = "/* styles */";
const criticalCssBySheet = new WeakMap<Sheet, CriticalCss>();

/**
 * Renders a page to HTML. The body comes first, because the head depends on whether it has islands. A visitor from another site
 * gets critical CSS inline, which saves a round trip; within the site the stylesheet is in the browser's cache.
 */
export function renderPage(
  page: PageResult,
  anyPortal: Portal,
  assets: Assets,
  { user, hasStyles, look, language }: Pick<Visitor, "user" | "hasStyles" | "look" | "language">,
): RenderedPage {
  const portal = portalIn(anyPortal, language);
  const sheet = assets.sheets?.[look.theme];
  const criticalCss = sheet && !hasStyles ? criticalCssOf(sheet) : undefined;
  // During development the themes themselves are in the page.
  const accent = sheet ? accentCss(portal.content.site.accent, look.theme) : "";
  const translate = translateTo(language);
  const bodyHtml = renderToStaticMarkup(<TranslateProvider value={translate}>{page.body}</TranslateProvider>);
  const withReferences = renderToStaticMarkup(
    <TranslateProvider value={translate}>
      <Document
        page={page}
        bodyHtml={bodyHtml}
        style={criticalCss && stylePlaceholder}
        accent={accent}
        sheet={sheet}
        look={look}
        portal={portal}
        assets={assets}
        user={user}
      />
    </TranslateProvider>,
  );
  const rendered = withIcons(withReferences);
  const critical = criticalCss?.(rendered);
  const html = `<!doctype html>${rendered.replace("</head>", () => `${assets.headExtra ?? ""}</head>`)}`;
  return {
    html: critical === undefined ? html : html.replace(stylePlaceholder, () => critical),
    style: `${accent}${critical ?? ""}` || undefined,
  };
}

function criticalCssOf(sheet: Sheet): CriticalCss {
  const criticalCss = criticalCssBySheet.get(sheet) ?? openCriticalCss(sheet.rules, scriptClasses);
  criticalCssBySheet.set(sheet, criticalCss);
  return criticalCss;
}
