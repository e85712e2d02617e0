import type { Translate } from "#app/messages/translate.ts";

/** Formats a size for display, in decimal units: `640 KB`, `1.2 MB`. */
export function sizeWords(t: Translate, bytes: number): string {
  if (bytes < 995_000) return t("size.kilobytes", { size: Math.max(1, Math.round(bytes / 1000)) });
  const megabytes = bytes / 1_000_000;
  if (megabytes >= 995) return t("size.gigabytes", { size: megabytes / 1000 });
  return megabytes < 10
    ? t("size.megabytesAndTenths", { size: megabytes })
    : t("size.megabytes", { size: Math.round(megabytes) });
}
