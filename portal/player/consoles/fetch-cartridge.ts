import { ConsoleError } from "./console-error.ts";

/** Fetches a cartridge. Throws a `ConsoleError` where there is none. */
export async function fetchCartridge(url: URL): Promise<Uint8Array> {
  const response = await fetch(url).catch((cause: unknown) => {
    throw new ConsoleError("unreachable", "", { cause });
  });
  if (response.status === 404) throw new ConsoleError("missing");
  if (!response.ok) throw new ConsoleError("unreachable", `${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
