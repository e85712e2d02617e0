import type { ComponentType } from "react";

type IslandModule = { readonly default: ComponentType<object> };

/** Every island of the desk by its file name. */
const islands = new Map(
  Object.entries(import.meta.glob<IslandModule>("../**/*.island.tsx")).map(([path, load]) => [
    path.replace(/^.*\/|\.island\.tsx$/g, ""),
    load,
  ]),
);

/** Hydrates the islands of a page; React is loaded with the first. */
export function hydrateDeskIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    const { island = "", props = "{}" } = element.dataset;
    void hydrate(element, island, JSON.parse(props));
  }
}

async function hydrate(element: Element, name: string, props: object): Promise<void> {
  const load = islands.get(name);
  if (!load) throw new Error(`There is no island ${name}.`);
  const [{ default: Component }, { createElement, useEffect }, { hydrateRoot }] = await Promise.all([
    load(),
    import("react"),
    import("react-dom/client"),
  ]);
  function Island() {
    useEffect(() => tellOfFiles(element), []);
    return createElement(Component, props);
  }
  hydrateRoot(element, createElement(Island));
}

/** Tells an island of files that were chosen before it was there. */
function tellOfFiles(element: Element): void {
  for (const field of element.querySelectorAll<HTMLInputElement>("input[type=file]"))
    if (field.files?.length) field.dispatchEvent(new Event("change", { bubbles: true }));
}
