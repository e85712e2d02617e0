import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { brotliOptions } from "@recess/portal/server/http/compress.ts";
import { controlPage } from "./control-page.ts";

/** Serves control pages on loopback. */
export type ControlServer = {
  /** Makes the control page of this page of the portal; gives its address. */
  add(address: string): Promise<string>;
  close(): Promise<void>;
};

/** Compresses as the portal does what it renders. */
export async function openControlServer(): Promise<ControlServer> {
  const pages = new Map<string, Buffer>();
  const server = createServer(({ url = "" }, response) => {
    const body = pages.get(url);
    response
      .writeHead(body ? 200 : 404, {
        "content-type": "text/html; charset=utf-8",
        ...(body && { "content-encoding": "br", "content-length": body.length }),
      })
      .end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    async add(address) {
      const path = `/${pages.size + 1}`;
      pages.set(path, await compressedControl(address));
      return `http://127.0.0.1:${port}${path}`;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function compressedControl(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return brotliCompressSync(controlPage(await answer.text()), brotliOptions);
}
