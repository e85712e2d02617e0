import { existsSync } from "node:fs";
import { Hono } from "hono";
import { listen } from "#server/http/listen.ts";
import { linkToSupervisor } from "./worker.ts";

/** The smallest server that can be restarted: it responds with its process id. It does not start while the file that `BROKEN` names is there. */
if (existsSync(process.env["BROKEN"] ?? "")) process.exit(1);
const supervisor = linkToSupervisor();
const app = new Hono().get("/", (c) => c.text(`${process.pid}`));
const listener = await listen(app, Number(process.env["PORT"]), "127.0.0.1");
supervisor.onMetricsRequest(async () => [{ name: "a metric" }]);
supervisor.onRetire(async () => {
  await listener.drain("graceful");
  process.exit(0);
});
process.on("SIGTERM", async () => {
  await listener.drain();
  process.exit(0);
});
supervisor.ready();
