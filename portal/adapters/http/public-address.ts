import ipaddr from "ipaddr.js";

/**
 * Whether an IP address belongs to a machine on the public internet. Loopback, private, link-local and reserved ranges do not, and neither do
 * IPv6 addresses that carry an IPv4 address to somewhere else (6to4, Teredo, NAT64): behind them may be any of the former.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const { range, isGlobal } = facts(address);
  return range === "unicast" && isGlobal;
}

function facts(address: string): { range: string; isGlobal: boolean } {
  // `process` turns `::ffff:127.0.0.1` into the IPv4 address that it is.
  const parsed = ipaddr.process(address);
  // Of IPv6, only 2000::/3 is given out; the library calls the rest unicast where it has no other name for it (`::127.0.0.1`).
  const isGlobal = parsed.kind() === "ipv4" || parsed.match(ipaddr.parseCIDR("2000::/3"));
  return { range: parsed.range(), isGlobal };
}
