import type { AttackedPortal } from "#e2e/hostile/arrangements.ts";

/** An attack by plain requests, without a browser. */
export type ServerAttack = {
  readonly name: string;
  readonly tries: string;
  /** Gives what it got, or nothing. */
  readonly run: (attacked: AttackedPortal) => Promise<unknown>;
  /** Looks for what it left behind, after the portal has closed. */
  readonly look?: (attacked: AttackedPortal) => Promise<unknown>;
};
