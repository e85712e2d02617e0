/** Their words are the messages `gadget.` and `gadgetLine.` of these. */
export const gadgetKinds = ["balloon", "fish", "anchor", "ducks", "horn", "spring"] as const;
export type GadgetKind = (typeof gadgetKinds)[number];

export type Gadget = {
  /** Units per step when thrown with all might. */
  speed: number;
  gravity: number;
  /** How much of the wind it feels. */
  drift: number;
  /** Pulled back to the thrower by this much per step. */
  comeback: number;
  radius: number;
};

export const gadgets: Readonly<Record<GadgetKind, Gadget>> = {
  balloon: {
    speed: 13.5,
    gravity: 0.2,
    drift: 1,
    comeback: 0,
    radius: 9,
  },
  fish: {
    speed: 13,
    gravity: 0.065,
    drift: 0.5,
    comeback: 0.095,
    radius: 11,
  },
  anchor: {
    speed: 14.5,
    gravity: 0.26,
    drift: 0.1,
    comeback: 0,
    radius: 12,
  },
  ducks: {
    speed: 13.5,
    gravity: 0.2,
    drift: 0.8,
    comeback: 0,
    radius: 11,
  },
  horn: {
    speed: 9,
    gravity: 0,
    drift: 0,
    comeback: 0,
    radius: 26,
  },
  spring: {
    speed: 13.5,
    gravity: 0.2,
    drift: 0.7,
    comeback: 0,
    radius: 11,
  },
};

/** What a side still has; the balloons never end. */
export type Stock = Record<GadgetKind, number>;

export const emptyStock: Readonly<Stock> = {
  balloon: Number.POSITIVE_INFINITY,
  fish: 0,
  anchor: 0,
  ducks: 0,
  horn: 0,
  spring: 0,
};

export const hasGadget = (stock: Stock, kind: GadgetKind) => stock[kind] > 0;
