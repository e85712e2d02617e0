import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hands what the server drew over to React; settles once React has it. */
export function awaken(
  element: Element,
  component: ComponentType,
  props: object,
  onUncaughtError: (error: unknown) => void,
) {
  return new Promise<void>((resolve) => {
    function Awake() {
      useEffect(resolve, []);
      return createElement(component, props);
    }
    hydrateRoot(element, createElement(Awake), { onUncaughtError });
  });
}
