/** What Sam learns on his way. Each chapter begins with the tricks of the ones before. */
export type Trick = "spring" | "roll" | "pound" | "jets" | "magnet" | "driver" | "whirl" | "overdrive";

type Lesson = { name: string; how: string };

export const tricks: Record<Trick, Lesson> = {
  spring: { name: "Spring Fist", how: "Hold punch (J or Z), let go: up they fly" },
  roll: { name: "Tin Roll", how: "Tap a way twice (or U, B); punch in it to slide" },
  pound: { name: "Anvil Drop", how: "In the air hold down and punch" },
  jets: { name: "Kettle Jets", how: "Jump again in the air, then punch three times" },
  magnet: { name: "Magnet Arm", how: "Hold grab (L or C): it all comes to you" },
  driver: { name: "Lift Shaft", how: "Hold a bot and jump (K or X)" },
  whirl: { name: "Spin Cycle", how: "Steam over the mark: press I or V" },
  overdrive: { name: "Full Boil", how: "Steam all full: press I or V and go wild" },
};

export const allTricks = Object.keys(tricks) as Trick[];
