import type { Config } from "#server/config.ts";

/** Whether a host is the visitor's own machine, where nobody is in between. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(hostname);
}

/** Whether other machines reach the portal without a proxy of the operator's in front, which alone can speak TLS. */
export function sendsPasswordsInPlain({
  host,
  trustedProxies,
}: Pick<Config, "host" | "trustedProxies">): boolean {
  return trustedProxies === 0 && !(host && isLoopback(host));
}
