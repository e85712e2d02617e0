import type { GadgetKind } from "#html5/raft-rumble/core/shots/gadgets.ts";

export type PaintId = "wood" | "sky" | "mint" | "candy" | "pirate" | "gold";
export type GearId = "none" | "scarf" | "bow" | "patch" | "goggles";

/**
 * Something that the shop sells for coins. Paint and gear are looks. A help is one more of a gadget wherever the own crew has some, on
 * the voyage only: a duel and a room begin alike for both sides.
 */
export type Good = { price: number } & (
  | { kind: "paint"; id: PaintId }
  | { kind: "gear"; id: GearId }
  | { kind: "help"; id: GadgetKind }
);

/** The shop's rows; the first of paint and gear are everybody's. */
export const goods: readonly (readonly Good[])[] = [
  [
    { kind: "paint", id: "wood", price: 0 },
    { kind: "paint", id: "sky", price: 10 },
    { kind: "paint", id: "mint", price: 15 },
    { kind: "paint", id: "candy", price: 25 },
    { kind: "paint", id: "pirate", price: 35 },
    { kind: "paint", id: "gold", price: 60 },
  ],
  [
    { kind: "gear", id: "none", price: 0 },
    { kind: "gear", id: "scarf", price: 8 },
    { kind: "gear", id: "bow", price: 12 },
    { kind: "gear", id: "patch", price: 20 },
    { kind: "gear", id: "goggles", price: 30 },
  ],
  [
    { kind: "help", id: "fish", price: 15 },
    { kind: "help", id: "anchor", price: 25 },
    { kind: "help", id: "ducks", price: 30 },
    { kind: "help", id: "horn", price: 30 },
    { kind: "help", id: "spring", price: 35 },
  ],
];

/** Names a good among all kinds, as saves keep it. */
export const keyOf = ({ kind, id }: Good) => `${kind}:${id}`;
