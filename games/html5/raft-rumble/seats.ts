import { type Chosen, withChoices } from "#kit/together/choices.ts";
import type { SeatedRules } from "#kit/together/seated.ts";
import { duel } from "./voyage/levels.ts";
import { type CrewAction, crewActions, Rumble } from "./voyage/rumble.ts";
import { seas } from "./voyage/seas.ts";

/** Raft Rumble from two machines: otters on the first seat against penguins on the second. */
export const seats: SeatedRules<CrewAction, Chosen> = {
  slug: "raft-rumble",
  actions: crewActions,
  netcode: "lockstep",
  seats: { least: 2, most: 2 },
  hasComputers: true,
  ...withChoices([
    { key: "sea", label: "Sea", values: seas.map(({ id, name }) => ({ value: id, label: name })) },
  ]),
  create: (random, { sea }) => new Rumble(seas.find(({ id }) => id === sea) ?? duel, random),
};
