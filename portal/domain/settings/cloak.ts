/** What a cloaked tab can show: a title and an icon that we drew, of no real service. */
export const cloakPresets = {
  drive: { name: "Drive", title: "My Drive", icon: "/cloak.svg" },
  document: { name: "Document", title: "Untitled document", icon: "/cloak-document.svg" },
  class: { name: "Class", title: "Classwork", icon: "/cloak-class.svg" },
  own: { name: "Own title", title: "", icon: "/cloak-own.svg" },
} as const;

export type CloakPreset = keyof typeof cloakPresets;

/** The cloak of a visitor's settings. `title` is their own, and counts for the preset `own` alone. */
export type Cloak = { readonly preset: CloakPreset; readonly title: string };

export const CLOAK_TITLE_MAX = 60;

export function isCloakPreset(name: unknown): name is CloakPreset {
  return typeof name === "string" && Object.hasOwn(cloakPresets, name);
}

/** The title of a tab with this cloak; an empty title of one's own would show the address. */
export function cloakTitle({ preset, title }: Cloak): string {
  return (preset === "own" && title.trim()) || cloakPresets[preset].title || cloakPresets.drive.title;
}

/** The cloak as a tab carries it in its name, for the head script: `cloak class Classwork`. */
export function formatCloak(cloak: Cloak): string {
  return `cloak ${cloak.preset} ${cloakTitle(cloak)}`;
}
