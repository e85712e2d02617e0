import { renderToStaticMarkup } from "react-dom/server";
import type { Page } from "#app/page.ts";
import type { SignedInUser } from "#domain/identity/user.ts";
import type { Portal } from "#domain/portal.ts";
import { type Assets, Document } from "./document.tsx";

/** The whole page as text. The body is drawn first: whether it has islands decides what the head asks for. */
export function renderPage(page: Page, portal: Portal, assets: Assets, user?: SignedInUser): string {
  const bodyHtml = renderToStaticMarkup(page.body);
  const html = renderToStaticMarkup(
    <Document page={page} bodyHtml={bodyHtml} portal={portal} assets={assets} user={user} />,
  );
  return `<!doctype html>${html.replace("</head>", `${assets.headExtra ?? ""}</head>`)}`;
}
