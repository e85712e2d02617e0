import { createServer } from "node:http";

export type MetricsPort = { readonly port: number; close(): void };

/** Serves metrics for Prometheus at `/metrics` of a port that is not for visitors. */
export function openMetricsPort(
  { port, host }: { port: number; host: string },
  text: () => Promise<string>,
): Promise<MetricsPort> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) =>
        response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(body),
      (error: unknown) => response.writeHead(500).end(`${error}`),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(
        new Error(`The metrics cannot be served at ${host}:${port} (METRICS_PORT): ${error.message}`, {
          cause: error,
        }),
      ),
    );
    // Not shared between the workers of a cluster, as the site's port is.
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      resolve({
        port: address && typeof address === "object" ? address.port : port,
        close() {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}
