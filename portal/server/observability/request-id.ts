import { randomBytes } from "node:crypto";

/** What a proxy may send: an id that fits on a screen and cannot forge a line of the log. */
const wellFormed = /^[\w.:-]{8,64}$/;

/**
 * Names requests. A number that a trusted proxy gave is kept, so that one search finds a request in its log and in ours. Anybody
 * else could send any word there, and would find it on a page and in the log.
 */
export function makeRequestIds(trustedProxies: number): (told: string | undefined) => string {
  // Random once and then counted: a tenth of the cost of a random number for each.
  const process = randomBytes(6).toString("base64url").replaceAll(/[_-]/g, "x");
  let requests = 0;
  return (told) => {
    if (trustedProxies > 0 && told !== undefined && wellFormed.test(told)) return told;
    requests += 1;
    return `${process}.${requests.toString(36)}`;
  };
}
