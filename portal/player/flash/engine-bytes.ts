/**
 * Reports the download progress of Ruffle's wasm by wrapping `fetch` for that one request. Ruffle's own progress bar divides the
 * decompressed bytes by `content-length`, which counts compressed bytes: about a third.
 */
export function countEngineBytes(onProgress: (done: number, total: number) => void): void {
  const native = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await native(input, init);
    if (!response.url.endsWith(".wasm") || response.body === null) return response;
    window.fetch = native;
    let done = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        done += chunk.byteLength;
        onProgress(done, RUFFLE_BYTES);
        controller.enqueue(chunk);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, headers });
  };
}
