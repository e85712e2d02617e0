// Tells of a port that cannot be served before minutes are spent on a build. Runs on Node 20.
import { createServer } from "node:net";
import { isBlockedByBrowsers } from "../portal/blocked-ports.mjs";

const DEFAULT_PORT = 3000;

/** Ends this process with one line where the portal's ports are taken, or are none that browsers open. Other bad values are the portal's to refuse. */
export async function requireFreePorts(env = process.env) {
  const port = Number(env["PORT"] || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_534) return;
  const ports = env["PLAY_ORIGIN"] === "same" ? [port] : [port, port + 1];
  for (const one of ports) {
    const reason = isBlockedByBrowsers(one)
      ? "is one that browsers refuse to open"
      : await whyNot(one, env["HOST"] || undefined);
    if (reason === undefined) continue;
    const use = one === port ? "" : ", for the games,";
    console.error(`Port ${one}${use} ${reason}. Choose another with PORT, for example PORT=${port + 10}.`);
    process.exit(1);
  }
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>}
 */
function whyNot(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ { code }) =>
      resolve(code === "EADDRINUSE" ? "is taken" : undefined),
    );
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
