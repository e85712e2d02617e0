const ENDING = /[-.]([A-Za-z0-9_-]{8,})(?:\.[a-z0-9]{1,5}){1,2}$/;

/**
 * Whether a file's name ends in a content hash, as `chunk-Bk3xZf_a.js` or `core.c80159b526e567ba.wasm` do, so that it may be cached
 * for ever. Words are longer than eight letters too (`level-editor2.json`), and a wrong yes means that browsers keep an old file for
 * a year. A hash therefore has to be hexadecimal with letters and digits, or have letters of both cases and digits.
 */
export function isHashedName(path: string): boolean {
  const hash = ENDING.exec(path)?.[1];
  if (hash === undefined || !/\d/.test(hash)) return false;
  const hexadecimal = /^[0-9a-f]+$/.test(hash) && /[a-f]/.test(hash);
  return hexadecimal || (/[a-z]/.test(hash) && /[A-Z]/.test(hash));
}
