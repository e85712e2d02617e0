import { readYaml } from "@recess/portal/adapters/files/yaml-source.ts";
import { swfUnpacker } from "@recess/portal/adapters/swf/swf-file.ts";
import { anAdvanceCartridge } from "@recess/portal/domain/catalogue/cartridge/advance.fixture.ts";
import { aGameBoyCartridge } from "@recess/portal/domain/catalogue/cartridge/game-boy.fixture.ts";
import { anNesCartridge } from "@recess/portal/domain/catalogue/cartridge/nes.fixture.ts";
import { readCartridge } from "@recess/portal/domain/catalogue/cartridge/read-cartridge.ts";
import { createCatalogue } from "@recess/portal/domain/catalogue/catalogue.ts";
import { pathOfId } from "@recess/portal/domain/catalogue/game-id.ts";
import { inputPreset } from "@recess/portal/domain/catalogue/input/input-preset.ts";
import { filterOfQuery } from "@recess/portal/domain/catalogue/listing/filters.ts";
import { pageOf } from "@recess/portal/domain/catalogue/listing/paging.ts";
import { parsePackaged } from "@recess/portal/domain/catalogue/packages/recipe.ts";
import { parseManifest } from "@recess/portal/domain/catalogue/reading/manifest.ts";
import { readCatalogue } from "@recess/portal/domain/catalogue/reading/read-catalogue.ts";
import { parseVerified } from "@recess/portal/domain/catalogue/reading/verdict.ts";
import { didYouMean } from "@recess/portal/domain/catalogue/search/did-you-mean.ts";
import { searchGames } from "@recess/portal/domain/catalogue/search/search.ts";
import { readSwfHeader } from "@recess/portal/domain/catalogue/swf/swf-header.ts";
import { SwfRefusal } from "@recess/portal/domain/catalogue/swf/swf-refusal.ts";
import { contentSchemas } from "@recess/portal/domain/content/schemas.ts";
import { Refusal } from "@recess/portal/domain/errors.ts";
import { parseReport } from "@recess/portal/domain/game-reports/game-report.ts";
import { parseBoardQuery } from "@recess/portal/domain/records/board.ts";
import { parseCrewCode } from "@recess/portal/domain/records/crew-code.ts";
import { parseName } from "@recess/portal/domain/records/name.ts";
import { parseOwnerKey } from "@recess/portal/domain/records/owner-key.ts";
import { parseBeacon } from "@recess/portal/domain/statistics/beacon.ts";
import fc from "fast-check";
import { word } from "./strings.ts";

const entry = {
  name: "Chess",
  path: "chess/",
  img: "chess.png",
  description: "d".repeat(60),
  dateAdded: "2026-11-15",
  isTrending: true,
  gameType: "html5",
  tags: ["board"],
  controls: [{ input: "mouse", action: "move" }],
  author: "Ada",
  licence: "MIT",
  stage: { width: 800, height: 600 },
  from: { package: "x", version: "1.0.0", files: {}, edits: [] },
};
const files = { has: () => true };
const listed = [entry, { ...entry, name: "Agar.io", path: "agar/" }];
const catalogue = createCatalogue(readCatalogue(listed, files).games);

/** Any value, and something nearly right with any value in one of its places. */
const anything = fc.oneof(
  word,
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
  fc.jsonValue(),
);
const nearly = fc
  .tuple(fc.constantFrom(...Object.keys(entry)), anything, fc.boolean())
  .map(([key, value, isGone]) => {
    const { [key as keyof typeof entry]: _, ...rest } = entry;
    return isGone ? rest : { ...rest, [key]: value };
  });
const value = fc.oneof(
  anything,
  nearly,
  fc.array(nearly, { maxLength: 4 }),
  nearly.map((one) => ({ games: [one] })),
);
const folder = { slug: "chess", hasCover: false };

const swf = fc
  .tuple(fc.constantFrom("FWS", "CWS", "ZWS", "XYZ"), fc.uint8Array({ maxLength: 200 }))
  .map(([kind, bytes]) => new Uint8Array([...Buffer.from(kind), ...bytes]));
/** A good cartridge, cut and with wrong bytes in its head. */
const cartridge = fc
  .tuple(
    fc.constantFrom(
      anNesCartridge(),
      anNesCartridge({ isNes2: true }),
      aGameBoyCartridge(),
      anAdvanceCartridge(),
    ),
    fc.array(fc.tuple(fc.nat(0x1ff), fc.nat(255)), { maxLength: 8 }),
    fc.nat(0x8000),
  )
  .map(([whole, changes, length]) => {
    const bytes = whole.slice(0, length);
    for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte;
    return bytes;
  });
const yaml = fc.oneof(
  word,
  fc.json(),
  fc.array(word, { maxLength: 10 }).map((lines) => lines.map((line) => `- a: ${line}`).join("\n")),
  fc.integer({ min: 1, max: 3000 }).map((times) => "[".repeat(times)),
  fc
    .integer({ min: 1, max: 12 })
    .map((times) =>
      Array.from(
        { length: times },
        (_, at) => `a${at}: &a${at} [${at ? `*a${at - 1},`.repeat(9) : "x"}]`,
      ).join("\n"),
    ),
);

/** A parser of input that others wrote: it returns a value, or throws a refusal. */
type Parser = readonly [string, fc.Arbitrary<unknown>, (input: never) => unknown];
const parser = <T>(name: string, given: fc.Arbitrary<T>, read: (input: T) => unknown): Parser => [
  name,
  given,
  read,
];

const parsers: readonly Parser[] = [
  parser("the id in an address", word, pathOfId),
  parser("a beacon", fc.oneof(word, fc.json()), parseBeacon),
  parser("a report of a broken game", value, parseReport),
  parser("the words of controls", word, (input) => inputPreset({ controls: [{ input, action: input }] })),
  parser("a catalogue", value, (raw) => readCatalogue(raw, files)),
  parser("a manifest", value, (raw) => parseManifest(raw, { ...folder, type: "html5" })),
  parser("a recipe", value, (raw) => parsePackaged(raw, folder)),
  parser("the list of verdicts", value, parseVerified),
  parser("a SWF", swf, (bytes) => readSwfHeader(bytes, swfUnpacker)),
  parser("a cartridge", cartridge, readCartridge),
  parser("YAML", yaml, (text) => readYaml(text).placeOf(["a", 0])),
  parser("content", value, (raw) =>
    Object.values(contentSchemas).map((schema) => schema.safeParse(raw).success),
  ),
  parser("a search", word, (text) => searchGames(catalogue, text).slice(0, 40)),
  parser("a search in vain", word, (text) => didYouMean(catalogue, text, 5)),
  parser("a filter", fc.array(fc.tuple(fc.constantFrom("type", "tag", "date"), word)), (pairs) =>
    filterOfQuery(new URLSearchParams(pairs), new Date("2026-11-20")),
  ),
  parser("a board", fc.array(fc.tuple(fc.constantFrom("kind", "span", "day", "board"), word)), (pairs) =>
    parseBoardQuery(new URLSearchParams(pairs), "2026-11-18"),
  ),
  parser("a name", anything, parseName),
  parser("a crew's code", anything, parseCrewCode),
  parser("an owner key", word, parseOwnerKey),
  parser("a page number", word, (text) => pageOf([1, 2, 3], text)),
];

/** CPU time: longer than any of these should take on the slowest machine. */
const MAX_CPU_MS = 2000;

/** Fuzzes every parser with so many inputs: failures are other errors than refusals, and inputs that take too long. */
export function fuzzParsers(seed: number, runs: number, all: readonly Parser[] = parsers): string[] {
  return all.flatMap(([name, given, read]) => {
    const property = fc.property(given as fc.Arbitrary<never>, (input) => {
      const before = process.cpuUsage();
      try {
        read(input);
      } catch (error) {
        if (!(error instanceof Refusal) && !(error instanceof SwfRefusal)) throw error;
      }
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 > MAX_CPU_MS) throw new Error(`it took ${(user + system) / 1000} ms`);
    });
    const result = fc.check(property, { seed, numRuns: runs });
    if (!result.failed) return [];
    const [input] = result.counterexample ?? [];
    const reason = result.errorInstance instanceof Error ? result.errorInstance.stack : result.errorInstance;
    return [`${name} (seed ${seed}, path ${result.counterexamplePath}): ${fc.stringify(input)}\n${reason}`];
  });
}
