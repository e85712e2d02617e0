/** Types of the service worker's global scope, as far as our two workers use it: the `dom` library of TypeScript has none. */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      type: "all" | "window";
      includeUncontrolled: boolean;
    }): Promise<readonly { readonly id: string; readonly url: string }[]>;
  };
  /** Not in every browser. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableEvent & MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
};

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  /** The page or worker that sent the request; empty for a navigation. */
  readonly clientId: string;
  /** The page or worker that the response will become. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
};

export const scope = globalThis as unknown as WorkerScope;
