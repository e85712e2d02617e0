import { createServer } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { builtGames } from "./built-games.ts";

/** Server that looks like a portal and breaks the promise that `BROKEN` names. */
const broken = process.env["BROKEN"];
const sessions = new Set<string>();
const base = builtGames().length;
const number = (at: number) => (broken === "page" && at === 2 ? base + 3 : base);
const list = `<html><meta name="description" content="${number(0)} free games"><h1 data-testid="filter-header">All <span>${number(1)} games</span></h1><input placeholder="Search ${number(2)} games"></html>`;

if (broken === "account") {
  const database = new DatabaseSync(join(process.env["DATA_DIR"] ?? "", "recess.sqlite"));
  database.exec("delete from account");
  database.close();
}

createServer((request, response) => {
  const { url, method, headers } = request;
  if (method === "POST" && url === "/login") {
    // Acknowledged, and never written down.
    const session = `session=${sessions.size}-${process.pid}`;
    sessions.add(session);
    response.writeHead(303, { "set-cookie": `${session}; Path=/` }).end();
  } else if (url === "/beacon") response.writeHead(204).end();
  else if (url === "/play") response.end(list);
  else response.end(`<html>${sessions.has(headers.cookie ?? "") ? "Sign out" : ""}</html>`);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
