/** Bytes of a wasm module with one function that uses a SIMD vector: only browsers with SIMD accept it. */
const SIMD_TYPES = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0];
const SIMD_BODY = [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/**
 * Whether Ruffle loads its `extended` build here. It checks five wasm extensions; the other four are older than SIMD in every
 * browser that has service workers.
 */
export function hasWasmExtensions(): boolean {
  return (
    typeof WebAssembly === "object" && WebAssembly.validate(new Uint8Array([...SIMD_TYPES, ...SIMD_BODY]))
  );
}
