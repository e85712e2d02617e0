import type { ChildProcess } from "node:child_process";
import { Readable, Writable } from "node:stream";
import type { ConnectOverCDPTransport } from "playwright-core";

/** Transport of the DevTools protocol over the pipes of `--remote-debugging-pipe`: JSON texts, each ended by a zero byte. */
export function pipeTransport({ stdio }: ChildProcess): ConnectOverCDPTransport {
  const [, , , toBrowser, fromBrowser] = stdio;
  if (!(toBrowser instanceof Writable) || !(fromBrowser instanceof Readable))
    throw new Error("The browser was spawned without its pipes.");
  let handleClose: () => void = () => undefined;
  const transport: ConnectOverCDPTransport = {
    send: (message) => void toBrowser.write(`${JSON.stringify(message)}\0`),
    close: () => void toBrowser.destroy(),
  };
  // A browser that ends at once may be gone before Playwright listens, which would then wait for it.
  Object.defineProperty(transport, "onclose", {
    set(handler: (() => void) | undefined) {
      handleClose = handler ?? (() => undefined);
      if (fromBrowser.destroyed) handleClose();
    },
  });
  let unfinished: string[] = [];
  fromBrowser.setEncoding("utf8");
  fromBrowser.on("data", (text: string) => {
    const [first = "", ...rest] = text.split("\0");
    unfinished.push(first);
    for (const next of rest) {
      transport.onmessage?.(JSON.parse(unfinished.join("")));
      unfinished = [next];
    }
  });
  fromBrowser.once("close", () => handleClose());
  // A browser that is killed breaks the pipe; `close` tells of it.
  toBrowser.on("error", () => undefined);
  fromBrowser.on("error", () => undefined);
  return transport;
}
