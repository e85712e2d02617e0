/**
 * Typed arrays on shared memory. V8 counts the memory of other typed arrays as the heap's, and the hundreds of megabytes of a large index
 * would start garbage collections that stop the process. Nothing is shared here.
 */
export function unmanagedUint32(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT));
}

export function unmanagedUint8(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}

export function unmanagedFloat64(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));
}
