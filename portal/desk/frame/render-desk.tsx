import { renderToStaticMarkup } from "react-dom/server";
import { withIcons } from "#app/document/sprite.ts";
import { translateTo } from "#app/messages/languages.ts";
import { TranslateProvider } from "#app/messages/use-translate.ts";
import type { DeskAssets, ShownPage } from "#desk/app.ts";
import { DEFAULT_LANGUAGE } from "#domain/language/language.ts";
import { DeskDocument } from "./desk-document.tsx";

/** Renders a page of the desk to HTML. The desk is in English; its previews are components of the visitors' pages, which ask for messages. */
export function renderDesk(shown: ShownPage, assets: DeskAssets): string {
  const html = renderToStaticMarkup(
    <TranslateProvider value={translateTo(DEFAULT_LANGUAGE)}>
      <DeskDocument shown={shown} assets={assets} />
    </TranslateProvider>,
  );
  return `<!doctype html>${withIcons(html)}`;
}
