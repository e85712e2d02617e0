export type Team = {
  name: string;
  /** Three letters for the score board. */
  short: string;
  shirt: string;
  trim: string;
  /** 0 to 10. */
  attack: number;
  defence: number;
  /** How much of their attack is running, 0 to 1. */
  running: number;
};

/** Weakest first: the fixtures keep the strong ones for the end of the season. */
export const teams: readonly Team[] = [
  {
    name: "Millbrook Otters",
    short: "MIL",
    shirt: "#2f6fdb",
    trim: "#ffd84a",
    attack: 4,
    defence: 4,
    running: 0.5,
  },
  {
    name: "Saltmarsh Herons",
    short: "SAL",
    shirt: "#2aa7a0",
    trim: "#f6f1de",
    attack: 2,
    defence: 2,
    running: 0.35,
  },
  {
    name: "Dusty Creek Geckos",
    short: "DUS",
    shirt: "#7bbf2e",
    trim: "#39215a",
    attack: 3,
    defence: 2,
    running: 0.7,
  },
  {
    name: "Tumble Hill Goats",
    short: "TUM",
    shirt: "#c9cdd6",
    trim: "#d0342c",
    attack: 3,
    defence: 4,
    running: 0.6,
  },
  {
    name: "Copper Bay Crabs",
    short: "COP",
    shirt: "#e0602c",
    trim: "#1d2b4f",
    attack: 5,
    defence: 4,
    running: 0.3,
  },
  {
    name: "Frostford Yaks",
    short: "FRO",
    shirt: "#8fd3f2",
    trim: "#5b2f1d",
    attack: 5,
    defence: 6,
    running: 0.75,
  },
  {
    name: "Lantern City Moths",
    short: "LAN",
    shirt: "#7a3fc0",
    trim: "#ffb52e",
    attack: 7,
    defence: 5,
    running: 0.25,
  },
  {
    name: "Ironwood Badgers",
    short: "IRO",
    shirt: "#23252e",
    trim: "#e8323c",
    attack: 7,
    defence: 7,
    running: 0.55,
  },
];

export function teamAt(index: number): Team {
  const team = teams[index];
  if (!team) throw new Error(`There is no team number ${index}.`);
  return team;
}
