import { hollowInRuffle, lackingInAwayFl, lackingInRuffle } from "./engine-classes.ts";
import type { Swf } from "./swf-header.ts";

/** Which engine plays a film, as far as its code tells. */
export type FilmEngine = {
  /** `none`: it needs what no engine has. */
  readonly engine: "ruffle" | "awayfl" | "none";
  /** What keeps Ruffle, the usual engine, from playing it. */
  readonly lacking: readonly string[];
};

/** Finds out which engine has all that a film names. Films for ActionScript 1 and 2 play in Ruffle. */
export function filmEngine({ header, code }: Swf): FilmEngine {
  const among = (classes: ReadonlySet<string>) => code.foreign.filter((name) => classes.has(name)).toSorted();
  const lacking = among(lackingInRuffle);
  if (lacking.length > 0) return { engine: fitsAwayFl() ? "awayfl" : "none", lacking };
  const hollow = among(hollowInRuffle);
  return hollow.length > 0 ? { engine: "none", lacking: hollow } : { engine: "ruffle", lacking };

  /** AwayFL unpacks no LZMA, and has no Flex. */
  function fitsAwayFl(): boolean {
    return (
      header.compression !== "lzma" &&
      among(lackingInAwayFl).length === 0 &&
      !code.foreign.some((name) => name.startsWith("mx."))
    );
  }
}
