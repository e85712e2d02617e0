/** Connection limits: in all, and for each IP address. A whole school can share one IP address, so the second is generous. */
export type ConnectionLimits = { readonly total: number; readonly perIpAddress: number };

/** Counts open connections. An IP address is forgotten when its last connection closes. */
export type ConnectionLimiter = {
  hasRoom(ipAddress: string): boolean;
  /** Counts one connection. False where a limit is reached: then nothing was counted, and nothing is to be released. */
  admit(ipAddress: string): boolean;
  release(ipAddress: string): void;
  /** How many connections are open. */
  size(): number;
};

export function createConnectionLimiter({ total, perIpAddress }: ConnectionLimits): ConnectionLimiter {
  const counts = new Map<string, number>();
  let size = 0;
  const countOf = (ipAddress: string) => counts.get(ipAddress) ?? 0;
  const hasRoom = (ipAddress: string) => size < total && countOf(ipAddress) < perIpAddress;
  return {
    hasRoom,
    admit(ipAddress) {
      if (!hasRoom(ipAddress)) return false;
      counts.set(ipAddress, countOf(ipAddress) + 1);
      size++;
      return true;
    },
    release(ipAddress) {
      const rest = countOf(ipAddress) - 1;
      if (rest < 0) return;
      if (rest > 0) counts.set(ipAddress, rest);
      else counts.delete(ipAddress);
      size--;
    },
    size: () => size,
  };
}
