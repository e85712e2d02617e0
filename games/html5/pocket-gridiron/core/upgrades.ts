export type UpgradeId = "arm" | "aim" | "hands" | "legs" | "line" | "wall" | "boot";
export type Levels = Record<UpgradeId, number>;

export const MOST_LEVEL = 5;

/** Their words are the messages `upgrade.` and `upgradeNote.` of these. */
export const upgrades: readonly UpgradeId[] = ["arm", "aim", "hands", "legs", "line", "wall", "boot"];

export const noLevels = (): Levels => ({ arm: 0, aim: 0, hands: 0, legs: 0, line: 0, wall: 0, boot: 0 });

/** Coins for the next level. */
export const costOf = (level: number) => 30 + level * 25;
