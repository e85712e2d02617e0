import { currentFrameGroup } from "#player/bridge/frame-group.ts";
import { countBytes, type OnProgress } from "#player/protocol/engine-transfer.ts";
import { hasWasmExtensions } from "#player/protocol/wasm-extensions.ts";
import { receiveEngine } from "#player/receive-engine.ts";

/**
 * Starts to fetch Ruffle's wasm file, and wraps `fetch` for the one request that Ruffle makes for it: it gets the bytes from the site, or its own
 * download with a count. Ruffle's own progress bar divides decompressed bytes by `content-length`, which counts compressed ones.
 */
export function provideEngine(onProgress: OnProgress): void {
  const { file, bytes: size } = RUFFLE_BUILDS[hasWasmExtensions() ? "extended" : "vanilla"];
  // The site caches the file for all Flash games: each of them has an origin, and so an HTTP cache, of its own.
  const port = currentFrameGroup()?.requestEngine(file);
  const fromSite = port && receiveEngine(port, onProgress);
  const native = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : `${input}`;
    if (!url.endsWith(".wasm")) return native(input, init);
    window.fetch = native;
    const bytes = url.endsWith(`/${file}`) ? await fromSite : undefined;
    if (bytes) return new Response(bytes, { headers: { "content-type": "application/wasm" } });
    const response = await native(input, init);
    return response.ok ? countBytes(response, size, onProgress) : response;
  };
}
