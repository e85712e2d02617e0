import { CLOAK_TITLE_MAX, type Cloak, isCloakPreset } from "#domain/settings/cloak.ts";
import { isPanicKey } from "#player/protocol/panic-keys.ts";
import { type PanicKey, parsePanicAddress } from "./panic-key.ts";

/** Settings that scripts of the site need and the server never sees. */
export type BrowserSettings = {
  /** Volume that games start with, from 0 to 1. */
  readonly volume: number;
  readonly cloak: Cloak;
  readonly panic: PanicKey | undefined;
};

/** Where `localStorage` has them. */
export const SETTINGS_KEY = "recess.settings";

const defaultSettings: BrowserSettings = {
  volume: 1,
  cloak: { preset: "drive", title: "" },
  panic: undefined,
};

/** The stored settings, with the default for each part that is missing or no longer known. */
export function parseSettings(text: string | null): BrowserSettings {
  const data = parseObject(text);
  const { volume } = data;
  return {
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : defaultSettings.volume,
    cloak: parseCloak(objectOf(data["cloak"])),
    panic: parsePanic(objectOf(data["panic"])),
  };
}

function parseCloak({ preset, title }: Record<string, unknown>): Cloak {
  if (!isCloakPreset(preset)) return defaultSettings.cloak;
  return { preset, title: typeof title === "string" ? title.slice(0, CLOAK_TITLE_MAX) : "" };
}

function parsePanic({ key, address }: Record<string, unknown>): PanicKey | undefined {
  if (!isPanicKey(key) || typeof address !== "string") return undefined;
  const parsed = parsePanicAddress(address);
  return parsed === undefined ? undefined : { key, address: parsed };
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text ?? "{}"));
  } catch {
    // Not ours, or half written.
    return {};
  }
}

function objectOf(data: unknown): Record<string, unknown> {
  return typeof data === "object" && data !== null ? { ...data } : {};
}
