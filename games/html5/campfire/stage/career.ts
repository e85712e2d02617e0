import { type Crowd, crowds } from "#html5/campfire/core/skills.ts";
import { type HatId, hatIds, hats } from "#html5/campfire/draw/hats.ts";
import { isText, type Saves } from "#kit/storage.ts";

/** All that outlives a round besides the best: who is on the island, and the hat. */
export class Career {
  crowd: Crowd;
  shown: HatId;
  best: number;
  private readonly saves: Saves;

  constructor(saves: Saves, best: number) {
    this.saves = saves;
    this.best = best;
    const crowd = saves.read("crowd", isText, "calm");
    this.crowd = crowds.find((name) => name === crowd) ?? "calm";
    const hat = saves.read("hat", isText, "hood");
    this.shown = hatIds.find((id) => id === hat && this.isEarned(id)) ?? "hood";
  }

  isEarned(id: HatId): boolean {
    return this.best >= hats[id].days;
  }

  /** The hat in use: one that is not earned yet is only looked at. */
  get hat(): HatId {
    if (this.isEarned(this.shown)) return this.shown;
    const saved = this.saves.read("hat", isText, "hood");
    return hatIds.find((id) => id === saved && this.isEarned(id)) ?? "hood";
  }

  choose(crowd: Crowd): void {
    this.crowd = crowd;
    this.saves.write("crowd", crowd);
  }

  show(id: HatId): void {
    this.shown = id;
    if (this.isEarned(id)) this.saves.write("hat", id);
  }

  /** Gives the hats that so many days are new enough for. */
  earn(days: number): HatId[] {
    if (days <= this.best) return [];
    const fresh = hatIds.filter((id) => hats[id].days > this.best && hats[id].days <= days);
    this.best = days;
    return fresh;
  }
}
