import { type AttackedPortal, inwardGame } from "#e2e/hostile/arrangements.ts";
import { HANDSHAKE } from "#e2e/hostile/elsewhere.ts";
import { breakOff, send, sendBytes } from "#e2e/hostile/http-client.ts";
import type { ServerAttack } from "./server-attack.ts";

const EVIL = "evil.example";
/** Above the rate limit of searches, which a whole school may share. */
const SEARCHES = 640;
const SEARCHES_AT_ONCE = 16;

const isOk = (line: string) => / [23]\d\d /.test(line) && line;
const form = (host: string, more: Record<string, string>) => ({
  method: "POST",
  path: "/logout",
  headers: { "content-type": "application/x-www-form-urlencoded", origin: `http://${host}`, ...more },
});

/** Attacks with requests that no browser sends: two hosts, forged origins and addresses, broken bodies, floods. */
export const requestAttacks: readonly ServerAttack[] = [
  {
    name: "two-hosts",
    tries: "sends two Host headers: a cache in front may believe the other one",
    run: async ({ portal: { port } }) =>
      isOk(
        await sendBytes(
          port,
          `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nHost: ${EVIL}\r\nConnection: close\r\n\r\n`,
        ),
      ),
  },
  {
    name: "absolute-other-host",
    tries: "names another host in the request line than in the header",
    run: async ({ portal: { port } }) =>
      isOk(
        await sendBytes(
          port,
          `GET http://${EVIL}/ HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
        ),
      ),
  },
  {
    name: "odd-host",
    tries: "puts a directive for the content policy into the Host",
    run: async ({ portal: { port } }) =>
      isOk(
        await sendBytes(port, `GET / HTTP/1.1\r\nHost: localhost; script-src *\r\nConnection: close\r\n\r\n`),
      ),
  },
  {
    name: "form-from-elsewhere",
    tries: "sends a form with another site's origin",
    run: async ({ portal: { port } }) => ifAccepted(await send({ port, ...form(EVIL, {}) })),
  },
  {
    name: "form-by-forwarded-host",
    tries: "claims by X-Forwarded-Host that the other site's host is ours",
    run: async ({ portal: { port } }) =>
      ifAccepted(await send({ port, ...form(EVIL, { "x-forwarded-host": EVIL }) })),
  },
  {
    name: "large-form",
    tries: "sends a form of a megabyte",
    run: async ({ portal: { port } }) => {
      const body = `email=${"x".repeat(2 ** 20)}`;
      const { status } = await send({ port, ...form(`localhost:${port}`, {}), path: "/login", body });
      return status !== 413 && `read, and answered with ${status}`;
    },
  },
  {
    name: "page-for-a-frame",
    tries: "asks for a page as a frame does",
    run: async ({ portal: { port } }) => {
      const { status } = await send({ port, path: "/login", headers: { "sec-fetch-dest": "iframe" } });
      return status === 200 && "the page";
    },
  },
  {
    name: "socket-from-elsewhere",
    tries: "opens the presence socket with another site's origin",
    run: async ({ portal: { port } }) => {
      const lines = [
        "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1",
        `Host: localhost:${port}`,
        `Origin: http://${EVIL}`,
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
      ];
      const line = await sendBytes(port, `${lines.join("\r\n")}\r\n\r\n`);
      return line.includes(" 101 ") && line;
    },
  },
  {
    name: "status-of-inward-game",
    tries: "makes the portal ask an address in its own network whether an external game is up",
    run: async ({ portal: { port }, elsewhere, requests }) => {
      const id = Buffer.from(inwardGame(Number(new URL(elsewhere).port))).toString("base64url");
      const { status, body } = await send({ port, path: `/status/${id}` });
      if (status !== 200) throw new Error(`the game is not listed: ${body}`);
      return requests.includes(HANDSHAKE) && "the portal connected";
    },
  },
  {
    name: "search-flood",
    tries: "searches without end, with a new address in X-Forwarded-For each time",
    run: async ({ portal: { port } }) => {
      const statuses = await searches(port);
      return !statuses.has(429) && `answered with ${[...statuses]}`;
    },
  },
  {
    name: "broken-off-forms",
    tries: "breaks off fifty forms, each for a line in the log",
    run: async ({ portal: { port } }) => {
      const head = `POST /login HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 900\r\n\r\nemail=`;
      await Promise.all(Array.from({ length: 50 }, () => breakOff(port, head)));
    },
    look: async ({ said }: AttackedPortal) => said().includes("could not be shown") && "an error in the log",
  },
];

function ifAccepted({ status }: { status: number }): string | undefined {
  return status < 400 ? `accepted with ${status}` : undefined;
}

async function searches(port: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  let count = 0;
  const work = async () => {
    for (; count < SEARCHES && !statuses.has(429); ) {
      count += 1;
      const headers = { "x-forwarded-for": `10.${count % 250}.${count % 240}.1` };
      statuses.add((await send({ port, path: "/search?q=chess", headers })).status);
    }
  };
  await Promise.all(Array.from({ length: SEARCHES_AT_ONCE }, work));
  return statuses;
}
