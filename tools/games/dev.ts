import { readCommand } from "@recess/portal/cli/command.ts";
import { createServer } from "vite";
import { gameMessages } from "#tools/build/game-messages.ts";
import { html5Dir, html5Folder, html5Games } from "#tools/build/html5.ts";

const help = `Usage: npm run games -- dev <slug> [--port 5173]

Serves one game at a loopback address and reloads it as you edit. Add #bot to the address to watch its bot.`;

const { values, positionals, refuse } = readCommand(help, {
  allowPositionals: true,
  options: { port: { type: "string", default: "5173" } },
});
const [slug = ""] = positionals;
const slugs = (await html5Games()).map((game) => game.slug);
if (!slugs.includes(slug))
  refuse(`There is no game "${slug}". Yours are: ${slugs.join(", ") || "none yet"}.`);

const folder = await html5Folder(slug);
const server = await createServer({
  root: folder,
  configFile: false,
  envDir: false,
  publicDir: false,
  plugins: [gameMessages(folder)],
  server: { host: "127.0.0.1", port: Number(values.port), fs: { allow: [`${html5Dir}/../..`] } },
});
await server.listen();
server.printUrls();
