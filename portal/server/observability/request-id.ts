import { randomBytes } from "node:crypto";

/** Ids that are accepted from a proxy: short enough for a screen, and unable to forge a line of the log. */
const validId = /^[\w.:-]{8,64}$/;

/**
 * Makes request ids. The id that a trusted proxy sent is kept, so that one search finds a request in its log and in ours. Any other
 * client could send any text, which would end up on a page and in the log.
 */
export function requestIds(trustedProxies: number): (proxyId: string | undefined) => string {
  // Random once and then counted: a tenth of the cost of a random number for each.
  const processId = randomBytes(6).toString("base64url").replaceAll(/[_-]/g, "x");
  let requests = 0;
  return (proxyId) => {
    if (trustedProxies > 0 && proxyId !== undefined && validId.test(proxyId)) return proxyId;
    requests += 1;
    return `${processId}.${requests.toString(36)}`;
  };
}
