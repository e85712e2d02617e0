/** Different errors that one page reports. A game that throws in every frame reports once. */
const MAX_REPORTED = 10;

/**
 * Reports the names of errors that the game's page leaves uncaught, such as `TypeError`: a visitor who reports the game as broken sends the
 * last one along. Names only: a message may contain what the visitor typed.
 */
export function watchFailures(report: (error: string) => void): void {
  const reported = new Set<string>();
  const handle = (error: unknown) => {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "Error";
    if (reported.has(name) || reported.size >= MAX_REPORTED) return;
    reported.add(name);
    report(name);
  };
  window.addEventListener("error", ({ error }) => handle(error));
  window.addEventListener("unhandledrejection", ({ reason }) => handle(reason));
}
