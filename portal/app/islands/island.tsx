import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
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
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what goes in is React's own output
      dangerouslySetInnerHTML={{ __html: render() }}
    />
  );

  function render(): string {
    try {
      return renderToString(createElement(() => of(props)));
    } catch (error) {
      console.error(`island ${name} could not be rendered`, error);
      return "";
    }
  }
}
