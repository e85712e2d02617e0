import { wakeIslands } from "./islands/loader.ts";
import { wakeCorners } from "./offline/widgets.ts";

wakeIslands(document);
wakeCorners(document);
