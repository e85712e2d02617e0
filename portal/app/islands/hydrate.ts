import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates server-rendered HTML as a React root. Resolves once React has run its effects. */
export function hydrate(
  element: Element,
  component: ComponentType,
  props: object,
  onUncaughtError: (error: unknown) => void,
) {
  return new Promise<void>((resolve) => {
    function Root() {
      useEffect(resolve, []);
      return createElement(component, props);
    }
    hydrateRoot(element, createElement(Root), { onUncaughtError });
  });
}
