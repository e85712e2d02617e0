import { renderToStaticMarkup } from "react-dom/server";
import { spriteFor } from "#app/document/sprite.ts";
import type { DeskAssets, ShownPage } from "#desk/app.ts";
import { DeskDocument } from "./desk-document.tsx";

/** Renders a page of the desk to HTML. */
export function renderDesk(shown: ShownPage, assets: DeskAssets): string {
  const html = renderToStaticMarkup(<DeskDocument shown={shown} assets={assets} />);
  return `<!doctype html>${html.replace("<body>", () => `<body>${spriteFor(html)}`)}`;
}
