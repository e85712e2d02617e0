import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import { serviceDir, startService, type TestService } from "@recess/portal/testing/service-process.ts";
import { documentedNginx } from "./documented-nginx.ts";

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

/** Starts nginx with the documented configuration inside the little that every nginx has around it. */
export async function startProxy(command: string, portals: Portals): Promise<FrontProxy> {
  const dir = serviceDir("recess-nginx-");
  const sitePort = await freePortPair();
  const playPort = sitePort + 1;
  writeFileSync(
    join(dir, "nginx.conf"),
    wholeConfiguration(documentedNginx({ sitePort, playPort, portals })),
  );
  const service = await startService({
    dir,
    port: sitePort,
    command,
    args: ["-p", dir, "-c", "nginx.conf", "-e", "error.log"],
    url: `http://127.0.0.1:${sitePort}`,
    stopSignal: "SIGTERM",
    killSignal: "SIGKILL",
  });
  return {
    service,
    origin: service.url,
    playOrigin: `http://127.0.0.1:${playPort}`,
    reload: () => void process.kill(service.pid ?? 0, "SIGHUP"),
    answeredBy: (ending) => answering(readFileSync(join(dir, "answers.log"), "utf8"), ending),
  };
}

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const wholeConfiguration = (documented: string) => `daemon off;
pid nginx.pid;
worker_processes 2;
events {}
http {
  ${temporary.map((kind) => `${kind}_temp_path ${kind};`).join("\n  ")}
  log_format answers '$upstream_addr $status $request_uri';
  access_log answers.log answers;
${documented}
}
`;

/** Of a request that was passed on, the last address is that of the portal that answered. */
function answering(log: string, ending: string): Set<string> {
  const lines = log.split("\n").filter((line) => line.endsWith(ending));
  return new Set(lines.flatMap((line) => /([\d.]+:\d+) [1-4]\d\d /.exec(line)?.[1] ?? []));
}
