import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { reportOn } from "#domain/catalogue/links/link.ts";
import { probeLink } from "./link-probe.ts";
import { selfSigned } from "./self-signed.fixture.ts";

const open: Server[] = [];

async function served(server: Server): Promise<string> {
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(listener: RequestListener): Promise<string> {
  return `http://${await served(createServer(listener))}/`;
}

/** The test's own servers, by host and port; no other machine of this network may be asked. */
const ours = () => open.map((server) => `127.0.0.1:${(server.address() as AddressInfo | null)?.port}`);

const look = async (address: string, timeoutMs = 60_000, privateHosts = ours()) =>
  reportOn(address, await probeLink(address, { timeoutMs, maxRedirects: 4, privateHosts }));

/** The servers that never answer are what this is for; the others answer at once. */
const shortMs = 300;

describe("probeLink", () => {
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it("finds a game that is there and lets itself be framed, with one HEAD", async () => {
    const methods: (string | undefined)[] = [];
    const address = await serve(({ method }, response) => {
      methods.push(method);
      response.end();
    });
    expect(await look(address)).toMatchObject({ state: "plays", framing: "allowed" });
    expect(methods).toEqual(["HEAD"]);
  });

  it.each([
    { "x-frame-options": "SAMEORIGIN" },
    { "content-security-policy": "default-src *; frame-ancestors 'self'" },
  ])("finds that a site refuses frames: %o", async (headers) => {
    const address = await serve((_, response) => response.writeHead(200, headers).end());
    expect(await look(address)).toMatchObject({ state: "plays", framing: "refused" });
  });

  it.each([405, 404, 500])("asks with GET where HEAD is answered with %i", async (status) => {
    const address = await serve(({ method }, response) =>
      response.writeHead(method === "HEAD" ? status : 200, { "x-frame-options": "DENY" }).end(),
    );
    expect(await look(address)).toMatchObject({ state: "plays", framing: "refused" });
  });

  it("falls back to GET where the server closes the connection on HEAD", async () => {
    const address = await serve(({ method, socket }, response) =>
      method === "HEAD" ? socket.destroy() : response.end("here"),
    );
    expect(await look(address)).toMatchObject({ state: "plays" });
  });

  it("reports a page that is gone and a server error", async () => {
    expect(await look(await serve((_, response) => response.writeHead(410).end()))).toMatchObject({
      state: "dead",
    });
    expect(await look(await serve((_, response) => response.writeHead(502).end()))).toMatchObject({
      state: "broken",
    });
  });

  it("reports a refused connection", async () => {
    const address = await serve(() => undefined);
    const privateHosts = ours();
    open[0]?.close();
    expect(await look(address, shortMs, privateHosts)).toMatchObject({
      state: "broken",
      detail: "ECONNREFUSED",
    });
  });

  it("follows redirects, and tells when they lead to another host", async () => {
    const other = await serve((_, response) => response.writeHead(200, { "x-frame-options": "DENY" }).end());
    const address = await serve(({ url }, response) =>
      response.writeHead(302, { location: url === "/" ? "/game" : other }).end(),
    );
    expect(await look(address)).toMatchObject({
      state: "moved",
      detail: `leads to ${new URL(other).host}`,
      framing: "refused",
    });
  });

  it("follows no redirect into the network of this machine", async () => {
    let asked = 0;
    const inner = await serve((_, response) => {
      asked += 1;
      response.end();
    });
    const address = await serve((_, response) => response.writeHead(302, { location: inner }).end());
    const [, outer = ""] = ours();
    expect(await look(address, shortMs, [outer])).toMatchObject({
      state: "broken",
      detail: "leads into a private network",
    });
    expect(asked).toBe(0);
  });

  it("stays calm about a redirect within the host", async () => {
    const address = await serve(({ url }, response) =>
      url === "/" ? response.writeHead(301, { location: "/game" }).end() : response.end(),
    );
    expect(await look(address)).toMatchObject({ state: "plays" });
  });

  it("gives up on a redirect loop", async () => {
    let asked = 0;
    const address = await serve(({ url }, response) => {
      asked += 1;
      response.writeHead(302, { location: url === "/" ? "/again" : "/" }).end();
    });
    expect(await look(address)).toMatchObject({ state: "broken" });
    expect(asked).toBeLessThanOrEqual(10);
  });

  it("refuses a self-signed certificate", async () => {
    const { key, cert } = selfSigned("games.example");
    const host = await served(createSecureServer({ key, cert }, (_, response) => response.end()));
    expect(await look(`https://${host}/`)).toMatchObject({ state: "certificate" });
  });

  it("reports a server that speaks no TLS", async () => {
    const address = await serve((_, response) => response.end());
    expect((await look(address.replace("http:", "https:"))).state).toMatch(/certificate|broken/);
  });

  it("times out where a server accepts the request and never responds", async () => {
    expect(await look(await serve(() => undefined), shortMs)).toMatchObject({ state: "slow" });
  });

  it("times out where headers are dripped", async () => {
    const address = await serve(({ socket }) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const drip = setInterval(() => socket.write("X-Drop: 1\r\n"), 20);
      socket.on("close", () => clearInterval(drip));
    });
    expect(await look(address, shortMs)).toMatchObject({ state: "slow" });
  });

  it("never reads a body, however long it is", async () => {
    let sent = 0;
    const address = await serve(({ method }, response) => {
      if (method === "HEAD") return response.writeHead(405).end();
      response.writeHead(200);
      const piece = Buffer.alloc(64 * 1024);
      const pour = () => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
        response.once("drain", pour);
      };
      return pour();
    });
    expect(await look(address)).toMatchObject({ state: "plays" });
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });

  it("is not confused by an answer that is no HTTP", async () => {
    const address = await serve(({ socket }) => void socket.end("I am a teapot\r\n\r\n"));
    expect(await look(address)).toMatchObject({ state: "broken" });
  });
});
