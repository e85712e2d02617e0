/**
 * The bridge for games with an opaque origin. On top of the bridge it brings what browsers refuse there: IndexedDB, workers from files,
 * and pictures that a canvas may read.
 */
import { requestImagesWithCors } from "./cross-origin-images.ts";
import type { FrameGroup } from "./frame-group.ts";
import { openMemoryDatabases } from "./memory-databases.ts";
import { startBridge } from "./start-bridge.ts";
import { allowWorkersFromFiles } from "./workers-from-files.ts";

startBridge([requestImagesWithCors, replaceDatabases, allowWorkersFromFiles]);

function replaceDatabases({ databases }: FrameGroup): void {
  const globals = openMemoryDatabases({ restored: databases.stored, onChange: databases.post });
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
