import { probeLink } from "#adapters/http/link-probe.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { openLinkChecks } from "./link-checks.ts";

type Options = Omit<Parameters<typeof openLinkChecks>[0], "addresses" | "probe"> & {
  readonly games: () => readonly Game[];
  /** Hosts of a private network that are asked nevertheless. */
  readonly privateHosts?: readonly string[];
};

const PROBE_TIMEOUT_MS = 15_000;

/** Link checks of external games, for the desk and for `npm run links`. */
export function portalLinkChecks({ games, privateHosts = [], ...options }: Options) {
  return openLinkChecks({
    ...options,
    addresses: () => games().flatMap(({ gameType, servers }) => (gameType === "external" ? servers : [])),
    probe: (address) => probeLink(address, { timeoutMs: PROBE_TIMEOUT_MS, privateHosts }),
  });
}
