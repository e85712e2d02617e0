import { type GameType, isGameType } from "#domain/catalogue/game.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { externalAddress, pathFault } from "./game-url.ts";

/** Port: which files of games exist. Used only when an entry does not state its type. */
export interface GameFiles {
  has(path: string): boolean;
}

/** Path and type of a game. */
export type GameLocation = { readonly path: string; readonly type: GameType };

type Fault = { readonly code: "path-invalid" | "type-invalid"; readonly reason: string };

/** Finds path and type of an entry's game; a missing type is inferred from the path. */
export function locateGame(rawPath: unknown, rawType: unknown, files: GameFiles): GameLocation | Fault {
  const rawPathText = typeof rawPath === "string" ? rawPath.trim() : "";
  if (rawPathText === "") return { code: "path-invalid", reason: "it has no path" };
  const statedType = typeof rawType === "string" ? rawType.trim().toLowerCase() : "";
  if (statedType === "")
    return isUrl(decodedUrl(rawPathText)) ? external(rawPathText) : local(rawPathText, undefined, files);
  if (!isGameType(statedType)) {
    return { code: "type-invalid", reason: "its gameType is not html5, flash, waflash or external" };
  }
  return statedType === "external" ? external(rawPathText) : local(rawPathText, statedType, files);
}

function external(rawPathText: string): GameLocation | Fault {
  const path = decodedUrl(rawPathText);
  const address = externalAddress(path);
  return "href" in address ? { path, type: "external" } : { code: "path-invalid", reason: address.reason };
}

function local(path: string, statedType: GameType | undefined, files: GameFiles): GameLocation | Fault {
  const reason = pathFault(path);
  if (reason !== undefined) return { code: "path-invalid", reason };
  const type = statedType ?? localTypeOf(path, files);
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

/** Decodes a URL in base64: some catalogues hold external URLs as they stand in a route. */
function decodedUrl(path: string): string {
  const decoded = pathOfId(path)?.trim();
  return decoded !== undefined && isUrl(decoded) ? decoded : path;
}

function isUrl(path: string): boolean {
  return /^https?:\/\//i.test(path);
}
