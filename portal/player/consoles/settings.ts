import { type KeyMap, parseKeyMap } from "./key-map.ts";

/** How the picture fills the frame: in whole steps of its pixels, as large as fits, or as large as fits with soft edges. */
export const scalings = ["whole", "fit", "soft"] as const;

export type Scaling = (typeof scalings)[number];

/** What the visitor chose for this game. */
export type Settings = {
  readonly scaling: Scaling;
  readonly showsFrameRate: boolean;
  readonly keys: KeyMap;
};

const KEY = "settings";

/** Settings are stored with the game's saves; anything unknown in them counts as left out. `scaling` is that of a visitor who chose none. */
export function readSettings(storage: Storage, scaling: Scaling): Settings {
  const data = parse(storage.getItem(KEY));
  return {
    scaling: scalings.find((known) => known === data.scaling) ?? scaling,
    showsFrameRate: data.showsFrameRate === true,
    keys: parseKeyMap(data.keys),
  };
}

export function writeSettings(storage: Storage, settings: Settings): void {
  storage.setItem(KEY, JSON.stringify(settings));
}

type Untrusted = Partial<Record<keyof Settings, unknown>>;

function parse(text: string | null): Untrusted {
  try {
    const data: unknown = text === null ? undefined : JSON.parse(text);
    return typeof data === "object" && data !== null ? data : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
