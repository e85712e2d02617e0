import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";

export type FileServer = { readonly origin: string; close(): Promise<void> };

const types: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  wasm: "application/wasm",
};

/** A plain file host: folders have an `index.html`, what is missing is `404.html`, and no header but the type is sent. */
export async function openFileServer(folder: string, base: string): Promise<FileServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const path = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : "?";
    const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
    const found = await readFile(join(folder, file)).catch(() => undefined);
    const type = found ? (types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream") : "text/html";
    response.writeHead(found ? 200 : 404, { "content-type": type });
    response.end(found ?? (await readFile(join(folder, "404.html"))));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
