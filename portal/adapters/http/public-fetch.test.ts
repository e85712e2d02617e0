import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { publicFetch } from "./public-fetch.ts";

const open: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `localhost:${(server.address() as AddressInfo).port}`;
}

const limits = { timeoutMs: 60_000, maxRedirects: 2 };

describe("publicFetch", () => {
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    ["a name of loopback", (port: string) => `http://localhost:${port}/`],
    ["an IP address", (port: string) => `http://127.0.0.1:${port}/`],
    ["an IP address as one number", (port: string) => `http://2130706433:${port}/`],
    ["an IP address in octal", (port: string) => `http://0177.0.0.1:${port}/`],
    ["an IPv6 address that is one", (port: string) => `http://[::ffff:127.0.0.1]:${port}/`],
    ["the unspecified address", (port: string) => `http://0.0.0.0:${port}/`],
    ["credentials before it", (port: string) => `http://games.example@127.0.0.1:${port}/`],
  ])("opens no connection to %s", async (_, url) => {
    const host = await serve((_request, response) => response.end());
    const connections: unknown[] = [];
    open[0]?.on("connection", (socket) => connections.push(socket));
    const answer = await publicFetch(url(host.replace(/^.*:/, "")), limits);
    expect(answer).toEqual({ kind: "failure", code: "NOT_PUBLIC" });
    expect(connections).toEqual([]);
  });

  it("asks a private host that is named with its port, and no other", async () => {
    const host = await serve((request, response) =>
      response.writeHead(204, { "x-asked": `${request.headers.host}` }).end(),
    );
    const answer = await publicFetch(`http://${host}/`, { ...limits, privateHosts: [host] });
    expect(answer).toMatchObject({ kind: "response", status: 204 });
    expect(await publicFetch(`http://${host}/`, { ...limits, privateHosts: ["localhost:1"] })).toEqual({
      kind: "failure",
      code: "NOT_PUBLIC",
    });
  });

  it("follows a redirect only to a host that is allowed", async () => {
    const other = await serve((_, response) => response.end());
    const host = await serve((_, response) =>
      response.writeHead(302, { location: `http://${other.replace("localhost", "127.0.0.1")}/` }).end(),
    );
    const options = { ...limits, privateHosts: [host, other.replace("localhost", "127.0.0.1")] };
    const isAllowedHost = (name: string) => name === "localhost";
    expect(await publicFetch(`http://${host}/`, { ...options, isAllowedHost })).toEqual({
      kind: "failure",
      code: "HOST_NOT_ALLOWED",
    });
    expect(await publicFetch(`http://${host}/`, options)).toMatchObject({ kind: "response", status: 200 });
  });

  it("follows no redirect to another protocol", async () => {
    const host = await serve((_, response) =>
      response.writeHead(302, { location: "file:///etc/passwd" }).end(),
    );
    expect(await publicFetch(`http://${host}/`, { ...limits, privateHosts: [host] })).toEqual({
      kind: "failure",
      code: "HOST_NOT_ALLOWED",
    });
  });

  it("gives up on a redirect loop and on a host that never answers", async () => {
    const loop = await serve((_, response) => response.writeHead(302, { location: "/" }).end());
    expect(await publicFetch(`http://${loop}/`, { ...limits, privateHosts: [loop] })).toEqual({
      kind: "redirect-loop",
      hops: 2,
    });
    const silent = await serve(() => undefined);
    expect(
      await publicFetch(`http://${silent}/`, { ...limits, timeoutMs: 200, privateHosts: [silent] }),
    ).toEqual({
      kind: "timeout",
    });
  });
});
