import { currentFrameGroup } from "#player/bridge/frame-group.ts";
import { countBytes, type OnProgress } from "#player/protocol/engine-transfer.ts";
import { hasWasmExtensions } from "#player/protocol/wasm-extensions.ts";
import { receiveEngine } from "#player/receive-engine.ts";

/**
 * Asks the site for Ruffle's files, which it caches for all Flash games: each of them has an origin, and so an HTTP cache, of its own. Returns
 * the URL of Ruffle's script: that of a blob, or our own where the site does not have it.
 */
export async function provideEngine(onProgress: OnProgress): Promise<string> {
  const { scripts, wasm } = RUFFLE_BUILDS[hasWasmExtensions() ? "extended" : "vanilla"];
  const received = Promise.all(scripts.map(({ file }) => fromSite(file, () => undefined)));
  provideWasm(wasm, fromSite(wasm.file, onProgress), onProgress);
  const parts = await received;
  if (!parts.every((part) => part !== undefined)) return `${RUFFLE_URL}ruffle.js`;
  // The scripts are made to run in any order. Their last lines are comments without an end.
  const lines = parts.flatMap((part) => [part, "\n"]);
  return URL.createObjectURL(new Blob(lines, { type: "text/javascript" }));
}

async function fromSite(file: string, onProgress: OnProgress): Promise<ArrayBuffer | undefined> {
  const port = currentFrameGroup()?.requestEngine(file);
  return port && receiveEngine(port, onProgress);
}

/**
 * Wraps `fetch` for the one request that Ruffle makes for its wasm file: it gets the bytes from the site, or its own download with a count.
 * Ruffle's own progress bar divides decompressed bytes by `content-length`, which counts compressed ones.
 */
function provideWasm(
  { file, bytes: size }: RuffleFile,
  received: Promise<ArrayBuffer | undefined>,
  onProgress: OnProgress,
): void {
  const native = window.fetch.bind(window);
  // Not taken off again: another wrapper may lie over this one by then.
  let isServed = false;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`;
    if (isServed || !url.endsWith(".wasm")) return native(input, init);
    isServed = true;
    const bytes = url.endsWith(`/${file}`) ? await received : undefined;
    if (bytes) return new Response(bytes, { headers: { "content-type": "application/wasm" } });
    const response = await native(input, init);
    return response.ok ? countBytes(response, size, onProgress) : response;
  };
}
