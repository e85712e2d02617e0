/** Icons that a cloaked tab can show; we drew them, of no real service. Its titles are messages, but for the one of a page whose messages are not there yet. */
export const cloakPresets = {
  drive: { title: "My Drive", icon: "/cloak.svg" },
  document: { icon: "/cloak-document.svg" },
  class: { icon: "/cloak-class.svg" },
  own: { icon: "/cloak-own.svg" },
} as const;

export type CloakPreset = keyof typeof cloakPresets;

/** The cloak of a visitor's settings. `title` is their own, and counts for the preset `own` alone. */
export type Cloak = { readonly preset: CloakPreset; readonly title: string };

export const CLOAK_TITLE_MAX = 60;

export function isCloakPreset(name: unknown): name is CloakPreset {
  return typeof name === "string" && Object.hasOwn(cloakPresets, name);
}
