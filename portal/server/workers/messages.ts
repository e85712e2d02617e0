/**
 * Messages between the supervisor and its worker processes. An upgraded worker talks to the supervisor of the version before, so
 * the fields of these messages must not be renamed.
 */
export type ToWorker = { readonly say: "retire" } | { readonly say: "figures"; readonly ask: number };

export type FromWorker =
  | { readonly say: "open" }
  | { readonly say: "figures"; readonly ask: number; readonly snapshot: object[] };

export function isToWorker(message: unknown): message is ToWorker {
  return isMessage(message, ["retire", "figures"]);
}

export function isFromWorker(message: unknown): message is FromWorker {
  return isMessage(message, ["open", "figures"]);
}

/** Checks the type only: both ends run our own code. Libraries may send messages of their own over the same channel. */
function isMessage(message: unknown, types: readonly string[]): boolean {
  if (typeof message !== "object" || message === null || !("say" in message)) return false;
  return typeof message.say === "string" && types.includes(message.say);
}
