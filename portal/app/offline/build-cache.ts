import type { ToWorker } from "./worker-messages.ts";

/** Enough for a slow network. A worker that cannot be installed never becomes ready, and that of an earlier version never responds. */
const TIMEOUT_MS = 60_000;

/**
 * Has the site's service worker cache all assets of the build, for the pages of kept games. Where the page has not been idle yet, the worker is
 * registered now. Resolves to whether all are cached.
 */
export async function cacheBuild(): Promise<boolean> {
  const script = document.documentElement.dataset["worker"];
  // During development there is none.
  if (!script) return true;
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false));
  return Promise.race([askWorker(script), timeout]);
}

async function askWorker(script: string): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(script);
  } catch {
    // Some private windows refuse it.
    return false;
  }
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const message: ToWorker = { type: "cache-build" };
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    active?.postMessage(message, [port2]);
  });
}
