/** A function that does nothing but take a vector: only browsers with SIMD let it pass. */
const VECTOR = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0];
const BODY = [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/**
 * Whether Ruffle picks its larger half here. It asks for five extensions; the others are older than SIMD in every browser
 * that has service workers.
 */
export function hasWasmExtensions(): boolean {
  return typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array([...VECTOR, ...BODY]));
}
