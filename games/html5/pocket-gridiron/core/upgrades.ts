export type UpgradeId = "arm" | "aim" | "hands" | "legs" | "line" | "wall" | "boot";
export type Levels = Record<UpgradeId, number>;
export type Upgrade = { id: UpgradeId; name: string; note: string };

export const MOST_LEVEL = 5;

export const upgrades: readonly Upgrade[] = [
  { id: "arm", name: "Arm", note: "Throws farther and faster" },
  { id: "aim", name: "Aim", note: "The ball lands where you point" },
  { id: "hands", name: "Hands", note: "Catches more, drops less" },
  { id: "legs", name: "Legs", note: "Faster runners who break tackles" },
  { id: "line", name: "Line", note: "Blocks longer: more time to throw" },
  { id: "wall", name: "Wall", note: "A defence that gives up less" },
  { id: "boot", name: "Boot", note: "Kicks are easier and longer" },
];

export const noLevels = (): Levels => ({ arm: 0, aim: 0, hands: 0, legs: 0, line: 0, wall: 0, boot: 0 });

/** Coins for the next level. */
export const costOf = (level: number) => 30 + level * 25;
