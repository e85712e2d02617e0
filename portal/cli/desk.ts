import { existsSync } from "node:fs";
import { join } from "node:path";
import { builtCatalogue, distDir, withCommands } from "#paths.mjs";
import { type Config, readConfig } from "#server/config.ts";
import { DESK_HEALTH } from "#server/desk/desk-health.ts";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { endSessions, listSessions } from "./desk/sessions.ts";

const help = `A link to the operator's desk, in the browser: games, words, people, figures, care. The link works once, within ten minutes.
Give it the portal's own DATA_DIR, and DATABASE_URL where it has one.

  npm run desk
  npm run desk -- sessions             browsers in which the desk is open, with the ids of their sessions
  npm run desk -- end <id>             ends one of them; all: every one

Where the portal runs with DESK_PORT, the link leads to it, and the command ends. Otherwise the command serves the desk itself beside the
portal, until Ctrl+C: on DESK_PORT, or on a free port.
Ends with 0 when all is well, 1 when something is wrong, 2 when asked for something unknown.`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { positionals, refuse } = readCommand(help, { allowPositionals: true });
  const [verb, id, ...more] = positionals;
  const isKnown = verb === undefined || (verb === "sessions" ? id === undefined : verb === "end" && id);
  if (!isKnown || more.length > 0) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return failWith(config.mistakes.join("\n"));
  const missing = missingData(config);
  if (missing) return failWith(missing);
  if (verb !== undefined) {
    const { deskSessions } = await import("#server/desk/open-desk.ts");
    const sessions = deskSessions(config.dataDir, () => new Date());
    return id === undefined ? listSessions(sessions) : endSessions(sessions, id);
  }
  if (config.desk && (await isServed(config.desk))) {
    await printLink(config, config.desk.port);
    return 0;
  }
  if (!existsSync(builtCatalogue)) return failWith(withCommands("Nothing is built yet. Run npm start once."));
  return serve(config);
}

async function printLink(config: Config, port: number): Promise<void> {
  const { deskLinks } = await import("#server/desk/open-desk.ts");
  const token = await deskLinks(config.dataDir, () => new Date()).create();
  // By number: cookies of the site at localhost, and of whatever else runs there, are then not the desk's.
  const origin = config.deskOrigin ?? `http://127.0.0.1:${port}`;
  console.log(`${origin}/enter?token=${token}`);
  console.log("It works once, within ten minutes.");
}

/** Whether a process serves the desk on this port. */
async function isServed({ port, host }: NonNullable<Config["desk"]>): Promise<boolean> {
  const name = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  try {
    // To the name that the desk answers to, whatever address it listens on.
    const response = await fetch(`http://${name.includes(":") ? `[${name}]` : name}:${port}/healthz`);
    return (
      (await response.text()) === DESK_HEALTH || response.headers.get("x-refusal") === "host-not-allowed"
    );
  } catch {
    return false;
  }
}

/** Serves the desk in this process, over the same data as the portal, until it is told to end. */
async function serve(config: Config): Promise<number> {
  const [{ openLog }, { keepingWarnings }, { openPortal }, { listenDesk, openDesk }] = await Promise.all([
    import("#server/observability/log.ts"),
    import("#server/observability/warning-log.ts"),
    import("#server/portal.ts"),
    import("#server/desk/open-desk.ts"),
  ]);
  const log = openLog(config.logLevel, keepingWarnings(config.dataDir));
  const opened = await openPortal(config, log, join(distDir, "catalogue.json"));
  const desk = await openDesk(config, opened, { dist: distDir, log });
  const { port = 0, host = "127.0.0.1" } = config.desk ?? {};
  const listener = await listenDesk(desk, { port, host, trustedProxies: config.trustedProxies });
  await printLink(config, listener.port);
  console.log("The desk is open until Ctrl+C. With DESK_PORT set, the portal serves it itself.");
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => resolve());
  });
  await listener.drain();
  await opened.close();
  return 0;
}
