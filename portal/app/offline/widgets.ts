/**
 * Corners of a page that wake up without React: a list of kept games needs none, and the page that has it must come up from the cache
 * of a slow machine. `data-corner` names the module.
 */
const corners: Record<string, () => Promise<{ wake: (element: HTMLElement) => void }>> = {
  "kept-games": () => import("./kept-games-list.ts"),
};

export function wakeCorners(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-corner]")) {
    corners[element.dataset["corner"] ?? ""]?.().then(({ wake }) => wake(element), reportError);
  }
}
