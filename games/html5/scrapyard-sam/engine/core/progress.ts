import { isNumber, isShape, isText, type Saves } from "#kit/storage.ts";
import type { Checkpoint } from "./story.ts";
import { type Rank, ranks } from "./tally.ts";

export type Mode = "story" | "continue" | "arena";

const isCheckpoint = isShape<Checkpoint>({ stop: isNumber, score: isNumber });
const nowhere: Checkpoint = { stop: 0, score: 0 };

/** What is kept between rounds: how far, how well, and how long in the arena. */
export class Progress {
  mode: Mode;
  private readonly saves: Saves;

  constructor(saves: Saves) {
    this.saves = saves;
    this.mode = this.checkpoint.stop > 0 ? "continue" : "story";
  }

  get checkpoint(): Checkpoint {
    return this.saves.read("checkpoint", isCheckpoint, nowhere);
  }

  get medal(): Rank | undefined {
    const kept = this.saves.read("medal", isText, "");
    return ranks.find((rank) => rank === kept);
  }

  get arenaWave(): number {
    return this.saves.read("arena", isNumber, 0);
  }

  /** Whether the warm-up was seen, or is needed no more. */
  get isWarm(): boolean {
    return this.saves.read("warm", isNumber, 0) > 0 || this.checkpoint.stop > 0 || this.medal !== undefined;
  }

  warmUp(): void {
    this.saves.write("warm", 1);
  }

  get modes(): Mode[] {
    return this.checkpoint.stop > 0 ? ["continue", "story", "arena"] : ["story", "arena"];
  }

  /** Who falls goes on from here, with half of the points. */
  reach(stop: number, score: number): void {
    this.saves.write("checkpoint", { stop, score: Math.round(score / 2) });
    if (this.mode === "story") this.mode = "continue";
  }

  finish(rank: Rank): void {
    this.saves.write("checkpoint", nowhere);
    if (ranks.indexOf(rank) > (this.medal ? ranks.indexOf(this.medal) : -1)) this.saves.write("medal", rank);
    this.mode = "story";
  }

  survive(wave: number): void {
    if (wave > this.arenaWave) this.saves.write("arena", wave);
  }
}
