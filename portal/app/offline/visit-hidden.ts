import { hiddenFrame } from "./hidden-frame.ts";

/** An origin that cannot be reached does not hold up the rest. */
const VISIT_TIMEOUT_MS = 20_000;

/** Loads a page of a game's origin in a hidden frame, for what its response does there. */
export function visitHidden(address: string): Promise<void> {
  const frame = hiddenFrame(address);
  // The server empties an origin for pages of the site alone.
  frame.referrerPolicy = "origin";
  return new Promise<void>((resolve) => {
    frame.onload = () => resolve();
    setTimeout(resolve, VISIT_TIMEOUT_MS);
    document.body.append(frame);
  }).finally(() => frame.remove());
}

/** Empties an origin: the page there answers with `Clear-Site-Data`. */
export function emptyOrigin(origin: string): Promise<void> {
  return visitHidden(`${origin}/assets/offline/retire`);
}
