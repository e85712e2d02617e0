import { z } from "zod";
import { Refusal } from "#domain/errors.ts";

/** What was seen when a local game was started in a browser: it plays, or the first thing that is wrong with it. */
export const verdicts = [
  "plays",
  "missing-file",
  "blank",
  "error-page",
  "throws",
  "calls-home",
  "breaks-policy",
  "lifeless",
  "too-heavy",
  "hangs",
] as const;

export type Verdict = (typeof verdicts)[number];
export type FaultCode = Exclude<Verdict, "plays">;

/** A verdict holds for the very files that were tried: other files, and nothing is known. */
export type Verified = { readonly files: string; readonly verdict: Verdict };

/** By the game's path. */
export type VerifiedGames = ReadonlyMap<string, Verified>;

const verifiedGames = z.record(
  z.string(),
  z.strictObject({ files: z.string().regex(/^[0-9a-f]{16}$/), verdict: z.enum(verdicts) }),
);

export function parseVerified(raw: unknown): VerifiedGames {
  const read = verifiedGames.safeParse(raw);
  if (!read.success)
    throw new Refusal("catalogue-invalid", "the list of verdicts is damaged", { cause: read.error });
  return new Map(Object.entries(read.data));
}

/** One line a game, sorted by path: two people who add a game each do not meet in the same line. */
export function writeVerified(games: VerifiedGames): string {
  const lines = [...games]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, { files, verdict }]) =>
        `  ${JSON.stringify(path)}: { "files": "${files}", "verdict": "${verdict}" }`,
    );
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
}

/** What is known of a game with these files; nothing when it was never tried, or has changed since. */
export function verdictOn(games: VerifiedGames, path: string, files: string): Verdict | undefined {
  const known = games.get(path);
  return known?.files === files ? known.verdict : undefined;
}
