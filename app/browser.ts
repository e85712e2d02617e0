import { wakeIslands } from "./islands/loader.ts";
import { wakeCorners } from "./offline/corners.ts";

wakeIslands(document);
wakeCorners(document);
