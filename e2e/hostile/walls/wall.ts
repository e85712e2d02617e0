import type { Arrangement } from "#e2e/hostile/arrangements.ts";
import type { Replacement, ServerChange } from "./remove-wall.ts";

/** A wall, how it is taken away, and the attacks of which at least one gets through then. */
export type Wall = {
  readonly name: string;
  readonly arrangement: Arrangement;
  readonly server?: ServerChange;
  /** A change to every script of the site and the player that it fits. */
  readonly scripts?: Replacement;
  readonly attacks: readonly string[];
};

/** A change to the Content-Security-Policy of every response. */
export const policy = (from: string, to: string): ServerChange => ({
  headers: { "content-security-policy": { from, to } },
});

/** The same to any other header, which is dropped when nothing is left. */
export const header = (name: string, from: string, to: string): ServerChange => ({
  headers: { [name]: { from, to } },
});

/** A change to the server's source. */
export const source = (from: string, to: string): ServerChange => ({ source: [{ from, to }] });

/** Both changes. */
export const both = (one: ServerChange, other: ServerChange): ServerChange => ({
  headers: { ...one.headers, ...other.headers },
  source: [...(one.source ?? []), ...(other.source ?? [])],
});
