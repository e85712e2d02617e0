import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { IslandName, IslandProps } from "./registry.ts";

type Props<N extends IslandName> = {
  name: N;
  /** The island's component: its type has to fit the name, so the two cannot drift apart. */
  of: (props: IslandProps<N>) => ReactNode;
  /** Wake once the page is idle, when in sight, or at the first touch or focus (which always wakes it). */
  when: "idle" | "visible" | "touch";
  /** Travels to the browser as JSON. */
  props: IslandProps<N>;
};

/** One corner of a page that wakes up in the browser: a React root of its own, which `hydrate-islands.ts` hydrates. */
export function Island<N extends IslandName>({ name, of, when, props }: Props<N>) {
  return (
    <div
      data-island={name}
      data-when={when}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what goes in is React's own output
      dangerouslySetInnerHTML={{ __html: draw() }}
    />
  );

  function draw(): string {
    try {
      return renderToString(createElement(() => of(props)));
    } catch (error) {
      console.error(`island ${name} could not be drawn`, error);
      return "";
    }
  }
}
