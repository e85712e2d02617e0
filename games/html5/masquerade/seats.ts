import { withChoices } from "#kit/together/choices.ts";
import type { SeatedRules } from "#kit/together/seated.ts";
import type { Action } from "./core/hands.ts";
import { type MapId, mapIds } from "./core/maps.ts";
import { type PartyOptions, SeatedParty } from "./core/seated-party.ts";
import type { Level } from "./core/skills.ts";

/** The first is what a room has until its host chooses. */
const levels: readonly Level[] = ["splasher", "artist", "maestro", "doodler"];

/** In English: the site has words for what a host chooses. */
const mapLabels: Readonly<Record<MapId, string>> = {
  piazza: "Piazza",
  market: "Lantern Market",
  garden: "Hedge Garden",
  opera: "Velvet Opera",
};
export const levelLabels: Readonly<Record<Level, string>> = {
  doodler: "Doodlers",
  splasher: "Splashers",
  artist: "Artists",
  maestro: "Maestros",
};

const { choices, isOptions } = withChoices([
  { key: "map", label: "Place", values: mapIds.map((value) => ({ value, label: mapLabels[value] })) },
  {
    key: "minutes",
    label: "Length",
    values: [3, 5, 2].map((value) => ({ value, label: `${value} minutes` })),
  },
  { key: "level", label: "Computers", values: levels.map((value) => ({ value, label: levelLabels[value] })) },
]);

/** Masquerade for several machines. */
export const seats: SeatedRules<Action, PartyOptions> = {
  slug: "masquerade",
  actions: ["forward", "back", "left", "right", "turnLeft", "turnRight", "space", "paint", "jump", "power"],
  netcode: "rollback",
  seats: { least: 2, most: 8 },
  hasComputers: true,
  choices,
  isOptions: (value): value is PartyOptions => isOptions(value),
  firstOptions: { map: "piazza", minutes: 3, level: "splasher" },
  create: (random, options, count) => new SeatedParty(random, options, count),
};
