import type { Config } from "#server/config.ts";
import { isLoopback } from "#server/http/loopback.ts";

/** Whether other machines reach the portal without a proxy of the operator's in front, which alone can speak TLS. */
export function sendsPasswordsInPlain({
  host,
  trustedProxies,
}: Pick<Config, "host" | "trustedProxies">): boolean {
  return trustedProxies === 0 && !(host && isLoopback(host));
}
