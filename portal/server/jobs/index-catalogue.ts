import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/** Smaller catalogues are indexed by the first request that needs an index, fast enough not to notice. */
const MIN_GAMES = 20_000;
const STEP_INTERVAL_MS = 200;

/** Background job that builds the indexes of a large catalogue one by one, with time for requests in between. Gives the function that stops it. */
export function indexInBackground(catalogue: Catalogue): () => void {
  const steps = [
    () => catalogue.since(new Date(0)),
    () => catalogue.newest,
    () => catalogue.withTag(""),
    () => catalogue.byName,
    () => catalogue.names,
  ];
  if (catalogue.size < MIN_GAMES) return () => undefined;
  const timer = setInterval(() => {
    steps.shift()?.();
    if (steps.length === 0) clearInterval(timer);
  }, STEP_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
