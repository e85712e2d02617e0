import type { FlashSettings } from "#domain/catalogue/flash-settings.ts";
import type { Parameters } from "./script-films.ts";

const scales = { exactfit: "exactFit", noborder: "noBorder" } as const;
const qualities = { low: "low", autolow: "low", medium: "medium", best: "best" } as const;

/**
 * Settings of a film by the options of the page that showed it. What all films have anyway is left out, and so is `noscale`: pages wrote it for a frame of
 * exactly the film's size.
 */
export function pageSettings(
  options: Readonly<Record<string, unknown>>,
  parameters: Parameters,
): FlashSettings {
  const scale = find(scales, options["scale"]);
  const quality = find(qualities, options["quality"]);
  return {
    ...(scale && { scale }),
    ...(quality && { quality }),
    ...(options["letterbox"] === "off" && { letterbox: "off" }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}

function find<Value>(values: Readonly<Record<string, Value>>, word: unknown): Value | undefined {
  const key = typeof word === "string" ? word.trim().toLowerCase() : "";
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
