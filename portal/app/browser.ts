/** Browser entry: hydrates the islands and mounts the widgets of a page. */
import { hydrateIslands } from "./islands/hydrate-islands.ts";
import { mountWidgets } from "./offline/widgets.ts";

// The head script marks a page in a frame that may not show it: nothing of it may wake up.
if (document.documentElement.dataset["framed"] !== "refused") {
  hydrateIslands(document);
  mountWidgets(document);
}
