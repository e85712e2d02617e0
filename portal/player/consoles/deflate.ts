export async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  return throughStream(bytes, new CompressionStream("deflate-raw"));
}

/** The bytes before they were deflated; undefined for a broken stream. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await throughStream(bytes, new DecompressionStream("deflate-raw"));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

async function throughStream(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const body = new Blob([bytes.slice()]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(body).arrayBuffer());
}
