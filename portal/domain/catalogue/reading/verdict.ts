import { z } from "zod";
import { Refusal } from "#domain/errors.ts";

/** Verdicts of a try-out in a browser: the game plays, or the first fault that was found. */
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

/** A verdict with the content hash of the files that were tried; it does not hold for other files. */
export type Verified = { readonly files: string; readonly verdict: Verdict };

/** Verdicts by the path of the game. */
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

/** Serialises verdicts, one line a game, sorted by path, so that two added games do not conflict in git. */
export function writeVerified(games: VerifiedGames): string {
  const lines = [...games]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, { files, verdict }]) =>
        `  ${JSON.stringify(path)}: { "files": "${files}", "verdict": "${verdict}" }`,
    );
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
}

/** The verdict on a game with these files; undefined when it was never tried, or has changed since. */
export function verdictOn(games: VerifiedGames, path: string, files: string): Verdict | undefined {
  const verified = games.get(path);
  return verified?.files === files ? verified.verdict : undefined;
}
