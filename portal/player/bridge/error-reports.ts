import type { GameError } from "#player/protocol/frame-messages.ts";

/** A broken game throws on every frame; the page needs to know once. */
const MOST = 20;

/** Reports what goes wrong in the game, each thing once. Only watches: the game's own handlers run as ever. */
export function watchErrors(report: (error: GameError) => void): void {
  const seen = new Set<string>();

  function tell(kind: GameError["kind"], message: string, where: string): void {
    const name = `${kind} ${message} ${where}`;
    if (seen.size >= MOST || seen.has(name)) return;
    seen.add(name);
    report({ kind, message, where });
  }

  const options = { capture: true, passive: true };
  window.addEventListener(
    "error",
    (event: Event) => {
      if (event instanceof ErrorEvent) tell("script", event.message, `${event.filename}:${event.lineno}`);
      else if (event.target instanceof Element)
        tell("resource", event.target.localName, addressOf(event.target));
    },
    options,
  );
  window.addEventListener(
    "unhandledrejection",
    ({ reason }) => tell("promise", wordsOf(reason), ""),
    options,
  );
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI }) => tell("policy", effectiveDirective, blockedURI),
    options,
  );
}

function addressOf(element: Element): string {
  return element.getAttribute("src") ?? element.getAttribute("href") ?? "";
}

/** Reasons can be anything, objects that refuse to be text included. */
function wordsOf(reason: unknown): string {
  if (reason instanceof Error) return `${reason.name}: ${reason.message}`;
  return typeof reason === "string" ? reason : typeof reason;
}
