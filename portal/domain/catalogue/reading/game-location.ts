import { type GameType, isGameType } from "#domain/catalogue/game.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { externalAddress, pathFault } from "./game-url.ts";

/** Which files of games there are. Asked only when an entry does not say its type. */
export interface GameFiles {
  has(path: string): boolean;
}

export type GameLocation = { readonly path: string; readonly type: GameType };

type Fault = { readonly code: "path-invalid" | "type-invalid"; readonly reason: string };

/** Where an entry's game is and how it is played; a missing type is inferred from the path. */
export function locateGame(rawPath: unknown, rawType: unknown, files: GameFiles): GameLocation | Fault {
  const given = typeof rawPath === "string" ? rawPath.trim() : "";
  if (given === "") return { code: "path-invalid", reason: "it has no path" };
  const stated = typeof rawType === "string" ? rawType.trim().toLowerCase() : "";
  if (stated === "")
    return isAddress(addressInside(given)) ? external(given) : local(given, undefined, files);
  if (!isGameType(stated)) {
    return { code: "type-invalid", reason: "its gameType is not html5, flash, waflash or external" };
  }
  return stated === "external" ? external(given) : local(given, stated, files);
}

function external(given: string): GameLocation | Fault {
  const path = addressInside(given);
  const address = externalAddress(path);
  return "href" in address ? { path, type: "external" } : { code: "path-invalid", reason: address.reason };
}

function local(path: string, stated: GameType | undefined, files: GameFiles): GameLocation | Fault {
  const reason = pathFault(path);
  if (reason !== undefined) return { code: "path-invalid", reason };
  const type = stated ?? localTypeOf(path, files);
  if (!type)
    return { code: "type-invalid", reason: "it has no gameType, and no files are found at its path" };
  if (type === "flash" && !isSwf(path)) return { code: "path-invalid", reason: "a flash path ends in .swf" };
  return { path, type };
}

function localTypeOf(path: string, files: GameFiles): GameType | undefined {
  if (isSwf(path)) return "flash";
  if (/(?:^|\/)waflash\/[^/]/.test(path)) return "waflash";
  return files.has(path.replace(/[?#].*$/, "")) ? "html5" : undefined;
}

function isSwf(path: string): boolean {
  return /\.swf$/i.test(path);
}

/** Some catalogues hold external addresses already in base64, as they stand in a route. */
function addressInside(path: string): string {
  const decoded = pathOfId(path)?.trim();
  return decoded !== undefined && isAddress(decoded) ? decoded : path;
}

function isAddress(path: string): boolean {
  return /^https?:\/\//i.test(path);
}
