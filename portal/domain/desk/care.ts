import type { Backups } from "./backups.ts";

/** How the portal is, as far as this process can tell. */
export type Health = {
  readonly database: {
    readonly engine: "sqlite" | "postgres";
    /** Why it cannot be used; undefined while all is well. */
    readonly outage: string | undefined;
    readonly responseMs: number | undefined;
    readonly bytes: number | undefined;
  };
  /** Undefined where none is set, or where this process does not use it. */
  readonly redis: "up" | "down" | undefined;
  /** Of the disk with the data folder. */
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number };
  readonly memory: { readonly usedBytes: number; readonly freeBytes: number; readonly totalBytes: number };
  readonly processes: number;
  readonly uptimeSeconds: number;
};

/** A line of the log at level warn or above. */
export type Warning = {
  readonly at: Date;
  readonly level: "warn" | "error" | "fatal";
  readonly text: string;
  /** Reason or error behind it. */
  readonly reason: string | undefined;
};

/** A version in the changelog. */
export type VersionChanges = { readonly title: string; readonly changes: readonly string[] };

/** A setting as it is in force; secrets are not shown. */
export type SettingInForce = { readonly name: string; readonly value: string; readonly from: string };

/** What the Care page asks for. */
export interface Care {
  readonly version: string;
  health(): Promise<Health>;
  /** Latest first. */
  warnings(): Promise<readonly Warning[]>;
  changes(): Promise<readonly VersionChanges[]>;
  settings(): readonly SettingInForce[];
  readonly backups: Backups;
}
