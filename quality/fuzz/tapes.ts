import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { TAPE_MAX_STEPS } from "@recess/portal/domain/records/record-limits.ts";
import { recordsDir } from "@recess/portal/paths.mjs";
import { type BotTape, playBotTapes } from "@recess/tools/build/bot-tapes.ts";
import fc from "fast-check";

type ReplayModule = { replay(tape: Uint8Array, limits: { maxSteps: number }): { score: number } };
type Target = { readonly slug: string; readonly tapes: readonly BotTape[]; readonly module: ReplayModule };

/** Ways to damage or forge a tape: bytes changed, cut off, doubled, put in; a tail of another one; far too many. */
const change = fc.tuple(
  fc.constantFrom("change", "cut", "stretch", "put", "drop", "splice", "huge"),
  fc.nat(),
  fc.uint8Array({ minLength: 1, maxLength: 20 }),
);

function damaged(
  tape: Uint8Array,
  other: Uint8Array,
  [how, place, bytes]: [string, number, Uint8Array],
): Uint8Array {
  const at = place % tape.length;
  const [before, after] = [tape.subarray(0, at), tape.subarray(at)];
  switch (how) {
    case "change":
      return Uint8Array.from([...before, (tape[at] ?? 0) ^ ((bytes[0] ?? 0) | 1), ...after.subarray(1)]);
    case "cut":
      return before;
    case "stretch":
      return Uint8Array.from([...tape, ...after]);
    case "put":
      return Uint8Array.from([...before, ...bytes, ...after]);
    case "drop":
      return Uint8Array.from([...before, ...after.subarray(bytes.length)]);
    case "splice":
      return Uint8Array.from([...before, ...other.subarray(at)]);
    default:
      return new Uint8Array(60_000 + (place % 10_000)).fill(bytes[0] ?? 0);
  }
}

/** Refusals that a bad tape may get. Nothing else may come back, and no score but the one that the rules really give. */
const refusals =
  /^(tape-(malformed|older-version|options-invalid|too-long|unfinished|too-large|known)|too-many-attempts|records-busy)$/;

/** Fuzzes the check of runs of a running portal with damaged and forged tapes of real games. Returns what was found. */
export async function fuzzTapes(origin: string, seed: number, runs: number): Promise<string[]> {
  const targets = await fuzzedGames(seed);
  const cases = fc.sample(fc.tuple(fc.nat(), fc.nat(), fc.array(change, { minLength: 1, maxLength: 3 })), {
    seed,
    numRuns: runs,
  });
  const failures: string[] = [];
  let counted = 0;
  for (const [index, [which, first, changes]] of cases.entries()) {
    const { slug, tapes, module } = targets[which % targets.length] ?? raise("no game is on the boards");
    const [one, other] = [tapes[first % tapes.length], tapes[(first + 1) % tapes.length]];
    if (!one || !other) continue;
    const tape = changes.reduce(
      (bytes, each) => damaged(bytes.length > 0 ? bytes : one.tape, other.tape, each),
      one.tape,
    );
    const response = await fetch(`${origin}/records/runs/${slug}`, {
      method: "POST",
      body: Uint8Array.from(tape),
      headers: {
        "recess-owner": randomBytes(32).toString("base64url"),
        // As if from many schools: otherwise the limits would be all that is met.
        "x-forwarded-for": `198.51.${(index >> 6) % 256}.${index % 64}`,
      },
    });
    const answer: { code?: string; state?: string; score?: number } = await response.json();
    const fault = faultOf(response.status, answer, () => scoreOf(module, tape));
    if (response.status === 200) counted += 1;
    if (fault)
      failures.push(
        `a tape of ${slug} (seed ${seed}, number ${index}): ${fault}\n${Buffer.from(tape).toString("base64")}`,
      );
  }
  console.log(`${runs} damaged tapes, ${counted} of them still a run`);
  return failures;
}

function faultOf(
  status: number,
  { code, state, score }: { code?: string; state?: string; score?: number },
  realScore: () => number | undefined,
): string | undefined {
  if (status === 202) return undefined;
  if (code !== undefined) return refusals.test(code) ? undefined : `refused as ${code}`;
  if (status !== 200 || state !== "counted") return `answered ${status}`;
  const real = realScore();
  return score === real ? undefined : `counted with ${score}, and the rules give ${real}`;
}

function scoreOf({ replay }: ReplayModule, tape: Uint8Array): number | undefined {
  try {
    return replay(tape, { maxSteps: TAPE_MAX_STEPS }).score;
  } catch {
    // The rules refuse it, and so has the server to.
    return undefined;
  }
}

/** Three games of the build, with some rounds of their bots. */
async function fuzzedGames(seed: number): Promise<readonly Target[]> {
  const index: Record<string, { version: string; file: string }> = JSON.parse(
    await readFile(join(recordsDir, "index.json"), "utf8"),
  );
  const chosen = Object.entries(index).slice(0, 3);
  return Promise.all(
    chosen.map(async ([slug, { version, file }]) => ({
      slug,
      tapes: await playBotTapes(slug, version, [seed >>> 0, (seed + 1) >>> 0, (seed + 2) >>> 0]),
      module: (await import(pathToFileURL(join(recordsDir, file)).href)) as ReplayModule,
    })),
  );
}

function raise(message: string): never {
  throw new Error(message);
}
