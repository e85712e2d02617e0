/** A combo that nobody feeds for this long is over. */
const COMBO_STEPS = 110;

export const ranks = ["Rust", "Tin", "Copper", "Brass", "Chrome"] as const;
export type Rank = (typeof ranks)[number];

/** Points, combos, and how well it went. */
export class Tally {
  score: number;
  combo = 0;
  bestCombo = 0;
  /** Steps until the combo ends. */
  left = 0;
  hitsTaken = 0;
  broken = 0;
  batteriesLost = 0;
  steps = 0;

  constructor(score = 0) {
    this.score = score;
  }

  /** 1 at first, and half more with every five hits in a row, up to 4. */
  get times(): number {
    return Math.min(4, 1 + Math.floor(this.combo / 5) * 0.5);
  }

  step(): void {
    this.steps++;
    if (this.left > 0 && --this.left === 0) this.combo = 0;
  }

  hit(damage: number): void {
    this.combo++;
    this.left = COMBO_STEPS;
    this.bestCombo = Math.max(this.bestCombo, this.combo);
    this.add(damage * this.times);
  }

  break(worth: number): void {
    this.broken++;
    this.add(worth * this.times);
  }

  taken(): void {
    this.hitsTaken++;
    this.combo = 0;
    this.left = 0;
  }

  add(points: number): void {
    this.score += Math.round(points);
  }

  /** One step of the ladder each for: quick, hardly hit, all batteries, a long combo. */
  rank(par: number): Rank {
    const seconds = this.steps / 60;
    const merits = [
      seconds <= par,
      this.hitsTaken <= Math.max(8, this.broken / 3),
      this.batteriesLost === 0,
      this.bestCombo >= 25,
    ].filter(Boolean).length;
    return ranks[merits] ?? "Rust";
  }
}
