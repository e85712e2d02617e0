import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Translate } from "#app/messages/translate.ts";
import { TranslateProvider } from "#app/messages/use-translate.ts";

/** Hydrates server-rendered HTML as a React root. Resolves once React has run its effects. */
export function hydrate<Props extends object>(
  element: Element,
  component: ComponentType<Props>,
  props: Props,
  translate: Translate,
  onUncaughtError: (error: unknown) => void,
) {
  return new Promise<void>((resolve) => {
    function Root() {
      useEffect(resolve, []);
      return createElement(TranslateProvider, { value: translate }, createElement(component, props));
    }
    hydrateRoot(element, createElement(Root), { onUncaughtError });
  });
}
