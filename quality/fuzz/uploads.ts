import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unpackZip } from "@recess/portal/adapters/files/unpack-zip.ts";
import { aZip } from "@recess/portal/adapters/files/zip.fixture.ts";
import { importSwf } from "@recess/portal/adapters/swf/import-swf.ts";
import type { ImportTarget } from "@recess/portal/domain/catalogue/imported-game.ts";
import { SwfRefusal } from "@recess/portal/domain/catalogue/swf/swf-refusal.ts";
import { Refusal } from "@recess/portal/domain/errors.ts";
import fc from "fast-check";
import { word } from "./strings.ts";

const member = fc.record({
  name: fc.oneof(word, fc.constant("index.html"), fc.constant("../out.txt")),
  content: word,
});
const zip = fc.array(member, { maxLength: 4 }).map((members) => aZip(members));
/** Whole, cut off, or with some bytes changed. */
const damaged = fc
  .tuple(zip, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }), fc.option(fc.nat(400)))
  .map(([bytes, changes, length]) => {
    const copy = Buffer.from(bytes.subarray(0, length ?? bytes.length));
    for (const [at, value] of changes) if (copy.length > 0) copy[at % copy.length] = value;
    return copy;
  });
const swf = fc
  .tuple(fc.constantFrom("FWS\x08", "CWS\x0a", "ZWS\x0d", ""), fc.uint8Array({ maxLength: 300 }))
  .map(([start, bytes]) => Buffer.concat([Buffer.from(start, "latin1"), bytes]));

/** Fuzzes the import of games with broken ZIP and SWF files: they are refused, and nothing is written outside the staging folder. */
export async function fuzzUploads(seed: number, runs: number, dir: string): Promise<string[]> {
  const failures: string[] = [];
  const stagingDir = join(dir, "staging");
  const take = async (
    name: string,
    bytes: Buffer,
    bring: (file: string, target: ImportTarget) => Promise<unknown>,
    index: number,
  ) => {
    await mkdir(stagingDir, { recursive: true });
    const file = join(dir, name);
    await writeFile(file, bytes);
    try {
      await bring(file, { slug: "game", name: "Game", stagingDir });
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof SwfRefusal))
        failures.push(`${name} (seed ${seed}, number ${index}): ${error}\n${bytes.toString("base64")}`);
    }
    const stray = (await readdir(dir)).filter((entry) => entry !== "staging" && entry !== name);
    if (stray.length > 0)
      failures.push(`${name} (seed ${seed}, number ${index}) left ${stray} outside its place`);
    await rm(dir, { recursive: true });
    await mkdir(dir);
  };
  await mkdir(dir, { recursive: true });
  for (const [index, bytes] of fc.sample(damaged, { seed, numRuns: runs }).entries())
    await take("game.zip", bytes, (file, target) => unpackZip(file, join(target.stagingDir, "game")), index);
  for (const [index, bytes] of fc.sample(swf, { seed, numRuns: runs }).entries())
    await take("game.swf", bytes, importSwf, index);
  return failures;
}
