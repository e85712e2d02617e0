import { readFileSync } from "node:fs";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import type { TestService } from "@recess/portal/testing/service-process.ts";
import { documentedNginx } from "#quality/lib/nginx/documented-nginx.ts";
import { startNginx } from "#quality/lib/nginx/nginx.ts";

/** Running nginx in front of the portals. */
export type FrontProxy = {
  readonly service: TestService;
  readonly origin: string;
  /** Where it stands for the hosts of games. */
  readonly playOrigin: string;
  /** Reads its configuration again, as after a change of it. */
  reload(): void;
  /** Portals that have answered a request whose URL ends so, as `address:port`. */
  answeredBy(ending: string): ReadonlySet<string>;
};

type Portals = Parameters<typeof documentedNginx>[0]["portals"];

/** Starts nginx with the configuration that is documented for several machines. */
export async function startProxy(command: string, portals: Portals): Promise<FrontProxy> {
  const sitePort = await freePortPair();
  const playPort = sitePort + 1;
  const { service, answersLog } = await startNginx({
    command,
    port: sitePort,
    url: `http://127.0.0.1:${sitePort}`,
    configuration: documentedNginx({ sitePort, playPort, portals }),
  });
  return {
    service,
    origin: service.url,
    playOrigin: `http://127.0.0.1:${playPort}`,
    reload: () => void process.kill(service.pid ?? 0, "SIGHUP"),
    answeredBy: (ending) => answering(readFileSync(answersLog, "utf8"), ending),
  };
}

/** Of a request that was passed on, the last address is that of the portal that answered. */
function answering(log: string, ending: string): Set<string> {
  const lines = log.split("\n").filter((line) => line.endsWith(ending));
  return new Set(lines.flatMap((line) => /([\d.]+:\d+) [1-4]\d\d /.exec(line)?.[1] ?? []));
}
