import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serviceDir, startService, type TestService } from "@recess/portal/testing/service-process.ts";

export type Nginx = {
  readonly service: TestService;
  /** File of answered requests: the address of the portal, the status and the URL of each. */
  readonly answersLog: string;
};

type NginxOptions = {
  /** Path of the program. */
  readonly command: string;
  /** Port on which it answers once it runs. */
  readonly port: number;
  readonly url: string;
  /** What docs/operating.md has inside of `http`. */
  readonly configuration: string;
};

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** Starts nginx with a documented configuration inside the little that every nginx has around it. */
export async function startNginx({ command, port, url, configuration }: NginxOptions): Promise<Nginx> {
  const dir = serviceDir("recess-nginx-");
  writeFileSync(join(dir, "nginx.conf"), wholeConfiguration(configuration));
  const service = await startService({
    dir,
    port,
    command,
    args: ["-p", dir, "-c", "nginx.conf", "-e", "error.log"],
    url,
    stopSignal: "SIGTERM",
    killSignal: "SIGKILL",
  });
  return { service, answersLog: join(dir, "answers.log") };
}

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
