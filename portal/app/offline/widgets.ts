/**
 * Loaders of the widgets, by their `data-widget` attribute. A widget runs without React, because its page has to come up from the
 * cache of a slow machine.
 */
const widgets: Record<string, () => Promise<{ mount: (element: HTMLElement) => void }>> = {
  erase: () => import("#app/privacy/erase-button.ts"),
  "kept-games": () => import("./kept-games-list.ts"),
};

/** Loads and mounts the widgets of a page. */
export function mountWidgets(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-widget]")) {
    widgets[element.dataset["widget"] ?? ""]?.().then(({ mount }) => mount(element), reportError);
  }
}
