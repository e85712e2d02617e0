import type { ComponentType } from "react";
import { loadTwice } from "#app/load-twice.ts";
import { messagesWith } from "#app/messages/browser-messages.ts";
import { type IslandName, islands } from "./registry.ts";
import { whenIdle, whenQuiet } from "./when-idle.ts";

/**
 * Hydrates the islands of a page, each at the time that it asked for; React is loaded with the first. A click on a button of an
 * island that is not hydrated yet is replayed afterwards (links and forms work without). An island that fails keeps its HTML; where
 * its code did not come, the next touch asks for it again.
 */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    const clicked: HTMLElement[] = [];
    let isStarted = false;
    const recordClick = ({ target }: Event) => {
      const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
      if (button) clicked.push(button);
    };
    const start = async () => {
      if (isStarted) return;
      isStarted = true;
      const code = await loadCode(element).catch((error) => report(element, error));
      if (code) {
        // From here on React handles clicks itself, by hydrating at once; replaying them too would make each click two.
        element.removeEventListener("click", recordClick);
        await hydrateIsland(element, code);
        for (const button of clicked) button.click();
      } else {
        isStarted = false;
        clicked.length = 0;
      }
    };
    element.addEventListener("click", recordClick);
    for (const touch of ["click", "focusin", "pointerover"]) element.addEventListener(touch, start);
    if (element.dataset["when"] === "idle") whenIdle(start);
    if (element.dataset["when"] === "quiet") whenQuiet(() => whenVisible(element, start));
  }
}

async function loadCode(element: HTMLElement) {
  const name = element.dataset["island"] as IslandName;
  const [{ default: component }, { hydrate }, translate] = await Promise.all([
    loadTwice<{ default: ComponentType<never> }>(islands[name]),
    loadTwice(() => import("./hydrate.ts")),
    messagesWith(element),
  ]);
  return { component: component as ComponentType, hydrate, translate };
}

type Code = Awaited<ReturnType<typeof loadCode>>;

async function hydrateIsland(element: HTMLElement, { component, hydrate, translate }: Code): Promise<void> {
  const serverHtml = element.innerHTML;
  const fail = (error: unknown) => {
    // Only where React has changed it: setting it again takes the focus from an element inside.
    if (element.innerHTML !== serverHtml) element.innerHTML = serverHtml;
    report(element, error);
  };
  try {
    await hydrate(element, component, JSON.parse(element.dataset["props"] ?? "{}"), translate, fail);
    element.dataset["hydrated"] = "";
  } catch (error) {
    fail(error);
  }
}

function report({ dataset }: HTMLElement, error: unknown): void {
  console.error(`island ${dataset["island"]} could not be hydrated`, error);
}

function whenVisible(element: Element, run: () => void): void {
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    run();
  }).observe(element);
}
