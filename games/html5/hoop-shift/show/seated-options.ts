import type { Venue } from "#html5/hoop-shift/core/rivals.ts";

/** Where friends can play. */
export const courts: readonly { id: Venue | "any"; name: string }[] = [
  { id: "any", name: "Surprise me" },
  { id: "playground", name: "Playground" },
  { id: "rooftop", name: "Rooftop" },
  { id: "gym", name: "Gym" },
  { id: "harbour", name: "Harbour" },
];

/** How the computer plays a seat: like somebody of the ladder. The first is what a room has until its host chooses. */
export const levels: readonly { id: string; name: string; rung: number }[] = [
  { id: "fair", name: "Fair", rung: 3 },
  { id: "strong", name: "Strong", rung: 6 },
  { id: "easy", name: "Easy", rung: 0 },
];
