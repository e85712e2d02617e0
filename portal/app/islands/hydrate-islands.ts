import { type IslandName, islands } from "./registry.ts";

/**
 * Wakes the islands of a page, each when it asked for it; React comes with the first. A press on an island that still
 * sleeps is made again once it is awake (links and forms go their way at once). One that fails keeps what the server drew.
 */
export function wakeIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    const pressed: HTMLElement[] = [];
    const keep = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
      if (button) pressed.push(button);
    };
    const wake = once(async () => {
      await hydrate(element, () => element.removeEventListener("click", keep));
      for (const button of pressed) button.click();
    });
    element.addEventListener("click", keep);
    for (const touch of ["click", "focusin", "pointerover"]) element.addEventListener(touch, wake);
    if (element.dataset["when"] === "idle")
      whenLoaded(() => (window.requestIdleCallback ?? setTimeout)(wake));
    if (element.dataset["when"] === "visible")
      new IntersectionObserver(([seen]) => seen?.isIntersecting && wake()).observe(element);
  }
}

/** From `onTaken` on presses are React's: it draws at once where one comes, and to keep it too would make it twice. */
async function hydrate(element: HTMLElement, onTaken: () => void): Promise<void> {
  const drawn = element.innerHTML;
  const { island, props = "{}" } = element.dataset;
  const fail = (error: unknown) => {
    // Untouched when only the script did not come; drawing it anew would take the focus from whoever is there.
    if (element.innerHTML !== drawn) element.innerHTML = drawn;
    console.error(`island ${island} stays asleep`, error);
  };
  try {
    const [{ default: Component }, { awaken }] = await Promise.all([
      islands[island as IslandName](),
      import("./hydrate.ts"),
    ]);
    onTaken();
    await awaken(element, Component as React.ComponentType, JSON.parse(props), fail);
    element.dataset["awake"] = "";
  } catch (error) {
    fail(error);
  }
}

function whenLoaded(run: () => void): void {
  document.readyState === "complete" ? run() : addEventListener("load", run, { once: true });
}

function once(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) run();
    isDone = true;
  };
}
