import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { Assets } from "@recess/portal/app/app.ts";
import type * as sourceApp from "@recess/portal/app/entry.ts";
import { readCommand } from "@recess/portal/cli/command.ts";
import { buildStamp, distDir, root } from "@recess/portal/paths.mjs";
import { readConfig } from "@recess/portal/server/config.ts";
import { listen } from "@recess/portal/server/http/listen.ts";
import { openLog } from "@recess/portal/server/observability/log.ts";
import { openOrigins } from "@recess/portal/server/origins.ts";
import { createServer as createVite } from "vite";
import { ensureBuilt } from "#tools/lib/ensure-built.ts";

const help = `Serves the portal for developing: pages, islands and styles renewed as they change; games from the last build.

  npm run dev`;
readCommand(help, {});
ensureBuilt(() => existsSync(buildStamp));

const config = readConfig(process.env);
if ("mistakes" in config) {
  for (const mistake of config.mistakes) console.error(mistake);
  process.exit(1);
}

const { siteWith, play, presence, readiness } = await openOrigins(config, distDir, openLog(config.logLevel));
const server = createServer();
const vite = await createVite({
  root: join(root, "portal"),
  configFile: join(root, "portal", "vite.config.ts"),
  appType: "custom",
  server: { middlewareMode: { server }, hmr: { server } },
});
const preamble = `import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;
const assets: Assets = {
  script: "/app/browser.ts",
  suggestions: "/app/suggestions/suggestions.ts",
  touch: "/app/first-touch/first-touch.ts",
  headExtra: `<script type="module">${preamble}</script><script type="module" src="/@vite/client"></script><script type="module" src="/app/styles.ts"></script>`,
};

const listener = getRequestListener(async (request) => {
  const app = (await vite.ssrLoadModule("/app/entry.ts")) as typeof sourceApp;
  const response = await siteWith(app, assets).fetch(request);
  // Hot reloading needs inline scripts, inline styles and a socket; the real policy is tested on the build.
  const headers = new Headers(response.headers);
  headers.delete("content-security-policy");
  return new Response(response.body, { status: response.status, headers });
});
server.on("request", (request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
presence.attach(server);

// Server-rendered components have no module in the browser to hot-swap: the page is reloaded.
vite.watcher.on("change", (file) => {
  const isPage = /^portal\/(app|domain)\//.test(relative(root, file));
  if (isPage && !vite.environments.client.moduleGraph.getModulesByFile(file)?.size)
    vite.ws.send({ type: "full-reload" });
});

readiness.setState("ready");
if (play) await listen(play, config.playPort, config.host);
server.listen(config.port, config.host, () => console.log(`Developing at http://localhost:${config.port}`));
