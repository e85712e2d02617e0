import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { messagesOf } from "#app/messages/languages.ts";
import { TranslateProvider, useTranslate } from "#app/messages/use-translate.ts";
import { islandSections } from "./island-sections.ts";
import type { IslandName, IslandProps } from "./registry.ts";

type Props<N extends IslandName> = {
  name: N;
  /** The island's component. Its type has to match the name's. */
  of: (props: IslandProps<N>) => ReactNode;
  /** When to hydrate: once the page is idle, or once it is quiet and the island in the viewport. A touch or the focus always does at once. */
  when: "idle" | "quiet";
  /** Sent to the browser as JSON. */
  props: IslandProps<N>;
};

/** Island: a part of a page that is rendered on the server and hydrated in the browser (`hydrate-islands.ts`) as a React root of its own. */
export function Island<N extends IslandName>({ name, of, when, props }: Props<N>) {
  const translate = useTranslate();
  const sections = islandSections[name];
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      data-messages={sections && JSON.stringify(messagesOf(translate.language, sections))}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what goes in is React's own output
      dangerouslySetInnerHTML={{ __html: render() }}
    />
  );

  function render(): string {
    try {
      const island = createElement(() => of(props));
      return renderToString(<TranslateProvider value={translate}>{island}</TranslateProvider>);
    } catch (error) {
      console.error(`island ${name} could not be rendered`, error);
      return "";
    }
  }
}
