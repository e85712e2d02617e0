import { wakeIslands } from "./islands/hydrate-islands.ts";
import { wakeCorners } from "./offline/widgets.ts";

wakeIslands(document);
wakeCorners(document);
