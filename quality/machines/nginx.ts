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
  /** How many requests each portal has answered well so far, by `address:port`. */
  answeredBy(): ReadonlyMap<string, number>;
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
    answeredBy: () => countAnswers(readFileSync(join(dir, "answers.log"), "utf8")),
  };
}

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const wholeConfiguration = (documented: string) => `daemon off;
pid nginx.pid;
worker_processes 2;
events {}
http {
  ${temporary.map((kind) => `${kind}_temp_path ${kind};`).join("\n  ")}
  log_format answers '$upstream_addr $status';
  access_log answers.log answers;
${documented}
}
`;

/** Of a request that was passed on, the last address is that of the portal that answered. */
function countAnswers(log: string): Map<string, number> {
  const answers = new Map<string, number>();
  for (const line of log.split("\n")) {
    const [, portal, status = ""] = /([\d.]+:\d+) (\d+)$/.exec(line) ?? [];
    if (portal && Number(status) < 500) answers.set(portal, (answers.get(portal) ?? 0) + 1);
  }
  return answers;
}
