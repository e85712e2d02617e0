import { AsyncLocalStorage } from "node:async_hooks";

/** What the log may know of the request that is being answered: nothing that leads to a person. */
export type RequestContext = {
  readonly id: string;
  /** The pattern of the address, such as `/play/:swfId`. */
  readonly route: string;
};

const current = new AsyncLocalStorage<RequestContext>();

/** The request that we are answering right now, however deep down and however late. */
export function currentRequest(): RequestContext | undefined {
  return current.getStore();
}

export function answering<T>(context: RequestContext, answer: () => T): T {
  return current.run(context, answer);
}
