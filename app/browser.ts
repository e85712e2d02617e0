import { wakeIslands } from "./islands/loader.ts";

wakeIslands(document);
