/** Names of this machine. Games have hosts below `localhost`, which are not the desk's. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/** Hosts that the desk answers to. Any other could be a name that a stranger's page has pointed at this machine (DNS rebinding). */
export type DeskHosts = {
  isAllowed(host: string): boolean;
  /** Whether a request to this host came over https, through the operator's proxy. */
  isSecure(host: string): boolean;
  /** The origin of pages at this host, as browsers name it. */
  originOf(host: string): string;
};

export function deskHosts(deskOrigin: string | undefined): DeskHosts {
  const proxied = deskOrigin ? new URL(deskOrigin) : undefined;
  const isProxied = (host: string) => proxied !== undefined && host.toLowerCase() === proxied.host;
  const isOwn = (host: string) =>
    URL.canParse(`http://${host}`) && ownNames.includes(new URL(`http://${host}`).hostname);
  return {
    isAllowed: (host) => isProxied(host) || isOwn(host),
    isSecure: (host) => isProxied(host) && proxied?.protocol === "https:",
    originOf: (host) => (isProxied(host) && proxied ? proxied.origin : `http://${host.toLowerCase()}`),
  };
}
