import { existsSync } from "node:fs";
import { Hono } from "hono";
import { listen } from "#server/http/listen.ts";
import { joinSupervisor } from "./worker.ts";

/** As little of a server as can be renewed: says which process answers. Does not start while the file `broken` names is there. */
if (existsSync(process.env["BROKEN"] ?? "")) process.exit(1);
const supervised = joinSupervisor();
const app = new Hono().get("/", (c) => c.text(`${process.pid}`));
const listener = await listen(app, Number(process.env["PORT"]), "127.0.0.1");
supervised.onFigures(async () => [{ name: "a figure" }]);
supervised.onRetire(async () => {
  await listener.drain("in peace");
  process.exit(0);
});
process.on("SIGTERM", async () => {
  await listener.drain();
  process.exit(0);
});
supervised.opened();
