import type { FrameGroup } from "./frame-group.ts";

/**
 * Tells the site when the game first opens an IndexedDB database. In its own origin the game has the browser's, which the site cannot see: only so
 * does it know that there is something to take along when the visitor's saves move.
 */
export function reportDatabases({ reportDatabases }: FrameGroup): void {
  const { open } = IDBFactory.prototype;
  let isReported = false;
  IDBFactory.prototype.open = function (...args) {
    if (!isReported) reportDatabases();
    isReported = true;
    return open.apply(this, args);
  };
}
