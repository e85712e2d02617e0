import { AsyncLocalStorage } from "node:async_hooks";

/** What the log may say about a request: nothing that identifies a person. */
export type RequestContext = {
  readonly id: string;
  /** The pattern of its route, such as `/play/:swfId`. */
  readonly route: string;
};

const storage = new AsyncLocalStorage<RequestContext>();

/** The request on whose behalf the current code runs, also across awaits. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** Runs a handler with `context` as the current request. */
export function runInRequest<T>(context: RequestContext, handle: () => T): T {
  return storage.run(context, handle);
}
