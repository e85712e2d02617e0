import { FilmError } from "./flash-error.ts";

const SIGNATURES = ["FWS", "CWS", "ZWS"];

/** A film's bytes. Throws `FilmError` where there is none, or something else in its place. */
export async function fetchFilm(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new FilmError("unreachable", { cause });
  });
  if (response.status === 404) throw new FilmError("missing");
  if (!response.ok) throw new FilmError("unreachable", { cause: response.status });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Asked before the engine is: a broken file should not cost a visitor four megabytes.
  if (!SIGNATURES.includes(String.fromCharCode(...bytes.subarray(0, 3)))) throw new FilmError("broken");
  return bytes;
}
