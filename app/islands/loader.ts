import { type IslandName, islands } from "./registry.ts";

/**
 * Wakes the islands of a page, each when it asked for it; React comes with the first. A press on an island that still
 * sleeps is made again once it is awake (links go their way at once). One that fails keeps what the server drew.
 */
export function wakeIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    const pressed: HTMLElement[] = [];
    let isAsleep = true;
    const wake = async () => {
      if (!isAsleep) return;
      isAsleep = false;
      await hydrate(element);
      element.removeEventListener("click", keep);
      for (const button of pressed) button.click();
    };
    const keep = (event: Event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>("button, input");
      if (button) pressed.push(button);
      wake();
    };
    element.addEventListener("click", keep);
    for (const touch of ["focusin", "pointerover"]) element.addEventListener(touch, wake, { once: true });
    if (element.dataset["when"] === "idle") whenIdle(wake);
    if (element.dataset["when"] === "visible") whenVisible(element, wake);
  }
}

async function hydrate(element: HTMLElement): Promise<void> {
  const drawn = element.innerHTML;
  const { island, props = "{}" } = element.dataset;
  try {
    const load = islands[island as IslandName];
    const [{ default: Component }, react, client] = await Promise.all([
      load(),
      import("react"),
      import("react-dom/client"),
    ]);
    await new Promise<void>((resolve, onUncaughtError) => {
      const Awake = () => {
        react.useEffect(resolve, []);
        return react.createElement(Component as React.ComponentType, JSON.parse(props));
      };
      client.hydrateRoot(element, react.createElement(Awake), { onUncaughtError });
    });
    element.dataset["awake"] = "";
  } catch (error) {
    element.innerHTML = drawn;
    console.error(`island ${island} stays asleep`, error);
  }
}

function whenIdle(run: () => void): void {
  const idle = () => (window.requestIdleCallback ?? setTimeout)(run);
  document.readyState === "complete" ? idle() : addEventListener("load", idle, { once: true });
}

function whenVisible(element: Element, run: () => void): void {
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watcher.disconnect();
    run();
  });
  watcher.observe(element);
}
