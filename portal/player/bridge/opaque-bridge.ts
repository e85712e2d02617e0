/**
 * The bridge for games with an opaque origin. On top of the bridge it brings what browsers refuse there: IndexedDB, workers from files,
 * and pictures that a canvas may read.
 */
import { requestImagesWithCors } from "./cross-origin-images.ts";
import { replaceDatabases } from "./replace-databases.ts";
import { startBridge } from "./start-bridge.ts";
import { allowWorkersFromFiles } from "./workers-from-files.ts";

startBridge([requestImagesWithCors, replaceDatabases, allowWorkersFromFiles]);
