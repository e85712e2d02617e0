import { messagesWith } from "#app/messages/browser-messages.ts";
import type { Translate } from "#app/messages/translate.ts";

type Widget = { readonly mount: (element: HTMLElement, t: Translate) => void | Promise<void> };

/**
 * Loaders of the widgets, by their `data-widget` attribute. A widget runs without React, because its page has to come up from the
 * cache of a slow machine.
 */
const widgets: Record<string, () => Promise<Widget>> = {
  erase: () => import("#app/privacy/erase-button.ts"),
  settings: () => import("#app/settings/settings-form.ts"),
  favourites: () => import("#app/mine/favourites-list.ts"),
  recent: () => import("#app/mine/recent-list.ts"),
  "kept-games": () => import("./kept-games-list.ts"),
  streak: () => import("#app/pages/today/streak-widget.ts"),
  "mirror-search": () => import("#app/mirror/search-widget.ts"),
  report: () => import("#app/pages/game/report-widget.ts"),
  room: () => import("#app/together/room-widget.ts"),
};

/** Loads and mounts the widgets of a page: a closed `<details>` when it is first opened, a button when it is first pressed, or if the URL asks for it. */
export function mountWidgets(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-widget]")) {
    const load = () => mountWidget(element).catch(reportError);
    const event = element.matches("details:not([open])") ? "toggle" : element.matches("button") && "click";
    if (event && !location.hash.startsWith(`#${element.dataset["widget"]}=`))
      element.addEventListener(event, load, { once: true });
    else load();
  }
}

async function mountWidget(element: HTMLElement): Promise<void> {
  const widget = widgets[element.dataset["widget"] ?? ""];
  if (!widget) return;
  const [{ mount }, t] = await Promise.all([widget(), messagesWith(element)]);
  await mount(element, t);
}
