/**
 * Tells how much of Ruffle's wasm has arrived. Ruffle has a bar of its own, but it believes the length on the wire, which is a third of
 * what it then counts; so its request goes through here.
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
