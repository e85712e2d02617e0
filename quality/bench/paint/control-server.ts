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

type ControlPage = { readonly body: Buffer; readonly headers: Record<string, string> };

/** Headers that say something about the page's own bytes, or forbid the control page its font. */
const ownHeaders = /^(?:content-|etag$|date$|connection$|keep-alive$|transfer-encoding$|set-cookie$)/;

/** Compresses as the portal does what it renders, and sends the portal's headers: some of them decide whether a browser starts a process. */
export async function openControlServer(): Promise<ControlServer> {
  const pages = new Map<string, ControlPage>();
  const server = createServer(({ url = "" }, response) => {
    const page = pages.get(url);
    response.writeHead(page ? 200 : 404, page?.headers).end(page?.body);
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

async function compressedControl(address: string): Promise<ControlPage> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  const body = brotliCompressSync(controlPage(await answer.text()), brotliOptions);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.test(name)));
  return {
    body,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "br",
      "content-length": `${body.length}`,
    },
  };
}
