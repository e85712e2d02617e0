import type { Translate } from "#app/messages/translate.ts";

/** Formats the size of saves, in decimal units: `34 bytes`, `640 KB`, `1.2 MB`. */
export function saveSizeWords(t: Translate, bytes: number): string {
  if (bytes < 1000) return t("size.bytes", { size: bytes });
  if (bytes < 999_500) return t("size.kilobytes", { size: Math.round(bytes / 1000) });
  return t("size.megabytesAndTenths", { size: bytes / 1_000_000 });
}

/** The name of a game that the catalogue no longer lists, or that cannot be asked for now: its path, without what only files have. */
export function nameOfPath(path: string): string {
  const name = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
  return name.replace(/\.(?:swf|html?)$/i, "").replaceAll(/[-_]+/g, " ") || path;
}
