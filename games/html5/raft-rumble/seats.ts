import { type Chosen, withChoices } from "#kit/together/choices.ts";
import type { SeatedRules } from "#kit/together/seated.ts";
import { duel, type SeaName } from "./voyage/levels.ts";
import { type CrewAction, crewActions, Rumble } from "./voyage/rumble.ts";
import { seas } from "./voyage/seas.ts";

/** English, as rooms tell it: the site has words for it. */
const seaLabels: Readonly<Record<SeaName, string>> = {
  openSea: "Open sea",
  lagoon: "Lagoon",
  rock: "The rock",
  whaleWatch: "Whale watch",
  nightBuoys: "Night buoys",
  storm: "Storm",
};

/** Raft Rumble from two machines: otters on the first seat against penguins on the second. */
export const seats: SeatedRules<CrewAction, Chosen> = {
  slug: "raft-rumble",
  actions: crewActions,
  netcode: "lockstep",
  seats: { least: 2, most: 2 },
  hasComputers: true,
  ...withChoices([
    { key: "sea", label: "Sea", values: seas.map(({ id, name }) => ({ value: id, label: seaLabels[name] })) },
  ]),
  create: (random, { sea }) => new Rumble(seas.find(({ id }) => id === sea) ?? duel, random),
};
