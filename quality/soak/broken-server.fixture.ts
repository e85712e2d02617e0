import { createServer, type RequestListener } from "node:http";
import { playPortOf } from "@recess/portal/domain/play-origin.ts";
import { Server } from "socket.io";

/** Server that breaks every promise at once: it leaks, it fails now and then, and it never sheds load. */
const port = Number(process.env["PORT"]);
const leaked: Buffer[] = [];

// Three megabytes a second, also where the machine is too busy for a timer to come in time.
setInterval(() => {
  while (leaked.length < performance.now() / 100) leaked.push(Buffer.alloc(300_000, 1));
}, 50);

const answer: RequestListener = (request, response) => {
  // As long as a page takes to render.
  for (const until = performance.now() + 1; performance.now() < until; );
  if (request.url === "/broken") response.statusCode = 500;
  else if (request.url === "/login") response.statusCode = 303;
  else if (request.url === "/beacon") response.statusCode = 204;
  response.end("<html></html>");
};

const site = createServer(answer).listen(port, "127.0.0.1");
createServer(answer).listen(playPortOf(port), "127.0.0.1");
new Server(site).on("connection", (socket) => socket.emit("count", {}));
