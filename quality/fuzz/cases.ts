import fc from "fast-check";
import { rawBytes } from "./raw-cases.ts";
import { bytesOf, type FuzzRequest, fuzzRequest, type KnownPortal } from "./request-cases.ts";

/** One generated input: a request, or raw bytes for one of the ports. */
export type Case =
  | { readonly index: number; readonly kind: "request"; readonly request: FuzzRequest }
  | { readonly index: number; readonly kind: "raw"; readonly at: "site" | "play"; readonly bytes: Buffer };

/** Cases are generated in blocks, because starting the generator costs more than a request. */
const BLOCK_SIZE = 100;

/** Generator of cases: the same seed and index always give the same one. */
export function makeCases(known: KnownPortal, seed: number): (index: number) => Case {
  const one = fc.oneof(
    { weight: 7, arbitrary: fuzzRequest(known).map((request) => ({ kind: "request" as const, request })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("site" as const, "site" as const, "play" as const), rawBytes)
        .map(([at, bytes]) => ({ kind: "raw" as const, at, bytes })),
    },
  );
  let block = -1;
  let made: ReturnType<typeof sample> = [];
  function sample(at: number) {
    return fc.sample(one, { seed: (seed + at * 7919) | 0, numRuns: BLOCK_SIZE });
  }
  return (index) => {
    const wanted = Math.floor(index / BLOCK_SIZE);
    if (wanted !== block) {
      made = sample(wanted);
      block = wanted;
    }
    const found = made[index % BLOCK_SIZE];
    if (!found) throw new Error(`there is no case ${index}`);
    return { index, ...found };
  };
}

/** Shell command that sends the very same bytes again. */
export function commandFor(one: Case, port: number): string {
  if (one.kind === "raw") return `echo ${one.bytes.toString("base64")} | base64 -d | nc 127.0.0.1 ${port}`;
  const { method, target, headers, body } = one.request;
  const plain = [target, body ?? "", ...headers.flat()].every((text) => /^[\x20-\x7e]*$/.test(text));
  if (!plain || (body?.length ?? 0) > 2000)
    return `echo ${bytesOf(one.request, `127.0.0.1:${port}`).toString("base64")} | base64 -d | nc -q 5 127.0.0.1 ${port}`;
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const given = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const data = body === undefined ? [] : [`--data-binary ${quoted(body)}`];
  return [
    `curl -si --path-as-is -X ${method}`,
    ...given,
    ...data,
    quoted(`http://127.0.0.1:${port}${target}`),
  ].join(" ");
}
