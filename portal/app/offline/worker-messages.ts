import { isRecord } from "#player/protocol/untrusted.ts";

/** What pages of the site tell its service worker. */
export type ToWorker =
  /** URLs that a page loaded before the worker controlled it. The head script sends it. */
  | { readonly type: "loaded"; readonly urls: readonly string[] }
  /** Cache all assets of the build. The port that comes with it gets whether they are. */
  | { readonly type: "cache-build" };

/** The message, or undefined for one of another build. */
export function parseToWorker(data: unknown): ToWorker | undefined {
  if (!isRecord(data)) return undefined;
  const { type, urls } = data;
  if (type === "cache-build") return { type };
  if (type !== "loaded" || !Array.isArray(urls)) return undefined;
  return { type, urls: urls.filter((url) => typeof url === "string") };
}
