/** A moment in which a network that dropped a request comes back. */
const AGAIN_MS = 1000;

export const aMomentLater = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/** Loads code that a visitor waits for, once more after a moment where it does not come. */
export const loadTwice = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch(() => aMomentLater().then(load));
