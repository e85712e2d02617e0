import { type IslandName, islands } from "./registry.ts";
import { whenIdle, whenQuiet } from "./when-idle.ts";

/**
 * Hydrates the islands of a page, each at the time that it asked for; React is loaded with the first. A click on a button of an
 * island that is not hydrated yet is replayed afterwards (links and forms work without). An island that fails keeps its HTML.
 */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    const clicked: HTMLElement[] = [];
    const recordClick = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
      if (button) clicked.push(button);
    };
    const start = once(async () => {
      await hydrateIsland(element, () => element.removeEventListener("click", recordClick));
      for (const button of clicked) button.click();
    });
    element.addEventListener("click", recordClick);
    for (const touch of ["click", "focusin", "pointerover"]) element.addEventListener(touch, start);
    if (element.dataset["when"] === "idle") whenIdle(start);
    if (element.dataset["when"] === "quiet") whenQuiet(() => whenVisible(element, start));
  }
}

/** After `onHydrating` React handles clicks itself, by hydrating at once; replaying them too would make each click two. */
async function hydrateIsland(element: HTMLElement, onHydrating: () => void): Promise<void> {
  const serverHtml = element.innerHTML;
  const { island, props = "{}" } = element.dataset;
  const fail = (error: unknown) => {
    // Only where React has changed it: setting it again takes the focus from an element inside.
    if (element.innerHTML !== serverHtml) element.innerHTML = serverHtml;
    console.error(`island ${island} could not be hydrated`, error);
  };
  try {
    const [{ default: Component }, { hydrate }] = await Promise.all([
      islands[island as IslandName](),
      import("./hydrate.ts"),
    ]);
    onHydrating();
    await hydrate(element, Component as React.ComponentType, JSON.parse(props), fail);
    element.dataset["hydrated"] = "";
  } catch (error) {
    fail(error);
  }
}

function whenVisible(element: Element, run: () => void): void {
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    run();
  }).observe(element);
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}
