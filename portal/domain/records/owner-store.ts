import type { Name } from "./name.ts";

/** Store of owners: the hash of an owner key, and a name. */
export interface OwnerStore {
  /** The name of an owner; undefined for one that never took part, or was deleted. */
  nameOf(owner: string): Promise<Name | undefined>;
  /** Adds an owner that is not there yet; otherwise changes nothing but when it last played. Gives the name that it has. */
  ensure(owner: string, name: Name, at: Date): Promise<Name>;
  /** Adds an owner or renames it. */
  rename(owner: string, name: Name, at: Date): Promise<void>;
  /** Deletes an owner with all entries, tapes, places, waiting tapes and memberships. */
  delete(owner: string): Promise<void>;
  /** Deletes owners that have not played since. */
  deleteIdle(before: Date): Promise<void>;
}
