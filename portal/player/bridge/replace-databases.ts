import type { FrameGroup } from "./frame-group.ts";
import { openMemoryDatabases } from "./memory-databases.ts";

/** Replaces IndexedDB, which browsers refuse to pages with an opaque origin, by one in memory that the site stores. */
export function replaceDatabases({ databases }: FrameGroup): void {
  const globals = openMemoryDatabases({ restored: databases.stored, onChange: databases.post });
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(window, name, { value, writable: true, configurable: true });
}
