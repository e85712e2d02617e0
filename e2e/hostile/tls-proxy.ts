import { createHash, X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";

const fixtures = join(import.meta.dirname, "../fixtures/tls");

export type TlsProxy = {
  readonly port: number;
  /** Makes Chromium trust this one certificate. A context that ignores all errors would run no service worker. */
  readonly chromiumArgs: readonly string[];
  close(): Promise<void>;
};

/** A reverse proxy that ends TLS, as an operator's nginx does. `portOf` gives the local port that serves a host. */
export async function startTlsProxy(portOf: (host: string) => number): Promise<TlsProxy> {
  const [key, cert] = await Promise.all(
    ["key.pem", "certificate.pem"].map((file) => readFile(join(fixtures, file), "utf8")),
  );
  // What is too large is for the portal to say.
  const server = createServer({ key, cert, maxHeaderSize: 2 ** 20 });
  server.on("request", (incoming, outgoing) => {
    const forwarded = forward(incoming, portOf);
    forwarded.on("response", (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.on("upgrade", (incoming, socket: Socket) => {
    const forwarded = forward(incoming, portOf);
    forwarded.on("upgrade", (response, upstream) => {
      const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(["HTTP/1.1 101 Switching Protocols", ...headers, "", ""].join("\r\n"));
      socket.on("error", () => upstream.destroy());
      upstream.on("error", () => socket.destroy());
      upstream.pipe(socket).pipe(upstream);
    });
    forwarded.on("response", () => socket.destroy());
    forwarded.on("error", () => socket.destroy());
    forwarded.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    chromiumArgs: [
      `--ignore-certificate-errors-spki-list=${publicKeyHash(cert ?? "")}`,
      `--host-resolver-rules=MAP *.test 127.0.0.1:${port}`,
    ],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(incoming: IncomingMessage, portOf: (host: string) => number) {
  const host = incoming.headers.host ?? "";
  return request({
    host: "127.0.0.1",
    port: portOf(host),
    method: incoming.method,
    path: incoming.url,
    setHost: false,
    headers: {
      ...incoming.headers,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": host,
    },
  });
}

function publicKeyHash(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
  return createHash("sha256").update(key).digest("base64");
}
