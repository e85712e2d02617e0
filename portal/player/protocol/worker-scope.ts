/** The little of a service worker's world that is used here; the page's typings do not have it. */
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
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
};

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

export type Asked = Lasting & {
  readonly request: Request;
  /** Who asks; empty for a page that is only about to be. */
  readonly clientId: string;
  /** The page or worker that the answer will become. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
};

export const scope = globalThis as unknown as WorkerScope;
