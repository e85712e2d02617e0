import { existsSync, readFileSync } from "node:fs";
import { builtCatalogue } from "@recess/portal/paths.mjs";

/** Games of the built catalogue. Tests of the faults themselves have a server of their own and need no build. */
export function builtGames(): { path: string }[] {
  if (!existsSync(builtCatalogue)) return [{ path: "any/" }];
  return JSON.parse(readFileSync(builtCatalogue, "utf8")).games;
}
