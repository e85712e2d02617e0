import type { Catalogue } from "#domain/catalogue/catalogue.ts";

/** From here on, making an index takes so long that no visitor should be the one to wait for it. */
const many = 20_000;
const pauseMs = 200;

/** Has the indexes of a large catalogue made one by one, with time for answers in between. Gives the way to stop. */
export function prepareCatalogue(catalogue: Catalogue): () => void {
  const steps = [
    () => catalogue.since(new Date(0)),
    () => catalogue.newest,
    () => catalogue.withTag(""),
    () => catalogue.byName,
    () => catalogue.names,
  ];
  if (catalogue.size < many) return () => undefined;
  const timer = setInterval(() => {
    steps.shift()?.();
    if (steps.length === 0) clearInterval(timer);
  }, pauseMs).unref();
  return () => clearInterval(timer);
}
