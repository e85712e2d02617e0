/** Browser entry: hydrates the islands and mounts the widgets of a page. */
import { hydrateIslands } from "./islands/hydrate-islands.ts";
import { mountWidgets } from "./offline/widgets.ts";

hydrateIslands(document);
mountWidgets(document);
