/**
 * The network that an IP address counts as for limits: an IPv4 address itself, the /64 of an IPv6 address. One subscriber has
 * a whole /64 and could use a new address every time. An IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function ipNetwork(ipAddress: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ipAddress)?.[1];
  if (mapped) return mapped;
  if (!/^[\da-f]*:[\da-f:]*$/i.test(ipAddress)) return ipAddress;
  const [head = "", tail = ""] = ipAddress.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = ipAddress.includes("::") ? Math.max(0, 8 - front.length - back.length) : 0;
  return [...front, ...Array<string>(zeros).fill("0"), ...back].slice(0, 4).join(":");
}
