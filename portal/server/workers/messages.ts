/** What the supervisor and the processes that serve say to each other. */
export type ToProcess = { readonly say: "retire" } | { readonly say: "figures"; readonly ask: number };

export type FromProcess =
  | { readonly say: "open" }
  | { readonly say: "figures"; readonly ask: number; readonly snapshot: object[] };

export function isToProcess(message: unknown): message is ToProcess {
  return says(message, ["retire", "figures"]);
}

export function isFromProcess(message: unknown): message is FromProcess {
  return says(message, ["open", "figures"]);
}

/** Both ends run our own code; libraries may send words of their own over the same line. */
function says(message: unknown, words: readonly string[]): boolean {
  if (typeof message !== "object" || message === null || !("say" in message)) return false;
  return typeof message.say === "string" && words.includes(message.say);
}
