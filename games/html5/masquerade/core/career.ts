import { isNumber, isText, type Saves } from "#kit/storage.ts";
import { type MapId, mapIds } from "./maps.ts";
import { type MaskId, maskIds, masks } from "./masks.ts";
import { type Level, levels } from "./skills.ts";

type Earned = { tags: number; rounds: number; wins: number };

/** A round to its end, or so many tags. */
export type Missing = "round" | { readonly tags: number };
/** What a tag or the end of a round has opened. */
export type Opened = { readonly map: MapId } | { readonly mask: MaskId };

/** Tags over all rounds that open a map; the second opens with the first round that is played to its end. */
const mapTags: Readonly<Record<MapId, number>> = { piazza: 0, market: 0, garden: 30, opera: 70 };

export const isMapOpen = (id: MapId, { tags, rounds }: Earned): boolean =>
  tags >= mapTags[id] && (id !== "market" || rounds > 0);
export const isMaskOpen = (id: MaskId, { tags }: Earned): boolean => tags >= masks[id].tags;

/** What is still to be done for it. */
export function missingForMap(id: MapId, { tags }: Earned): Missing {
  return id === "market" ? "round" : { tags: mapTags[id] - tags };
}
export const missingForMask = (id: MaskId, { tags }: Earned): Missing => ({ tags: masks[id].tags - tags });

/** All that outlives a round: what was earned and what was chosen. Locked things can be looked at, not used. */
export class Career {
  readonly earned: Earned;
  level: Level;
  shownMap: MapId;
  shownMask: MaskId;
  private readonly saves: Saves;

  constructor(saves: Saves) {
    this.saves = saves;
    const count = (key: string) => saves.read(key, isNumber, 0);
    this.earned = { tags: count("tags"), rounds: count("rounds"), wins: count("wins") };
    this.level = this.chosen("level", levels) ?? "doodler";
    this.shownMap = this.map;
    this.shownMask = this.mask;
  }

  private chosen<T extends string>(key: string, all: readonly T[]): T | undefined {
    const saved = this.saves.read(key, isText, "");
    return all.find((id) => id === saved);
  }

  /** The map and the mask that the next round has. */
  get map(): MapId {
    const id = this.chosen("map", mapIds);
    return id && isMapOpen(id, this.earned) ? id : "piazza";
  }

  get mask(): MaskId {
    const id = this.chosen("mask", maskIds);
    return id && isMaskOpen(id, this.earned) ? id : "duck";
  }

  showMap(by: number): boolean {
    this.shownMap = turned(mapIds, this.shownMap, by);
    const isOpen = isMapOpen(this.shownMap, this.earned);
    if (isOpen) this.saves.write("map", this.shownMap);
    return isOpen;
  }

  showMask(by: number): boolean {
    this.shownMask = turned(maskIds, this.shownMask, by);
    const isOpen = isMaskOpen(this.shownMask, this.earned);
    if (isOpen) this.saves.write("mask", this.shownMask);
    return isOpen;
  }

  showLevel(by: number): void {
    this.level = turned(levels, this.level, by);
    this.saves.write("level", this.level);
  }

  /** Gives what this tag has opened. */
  tag(): Opened[] {
    return this.gain(() => {
      this.earned.tags++;
      this.saves.write("tags", this.earned.tags);
    });
  }

  finish(isWon: boolean): Opened[] {
    return this.gain(() => {
      this.earned.rounds++;
      this.earned.wins += Number(isWon);
      this.saves.write("rounds", this.earned.rounds);
      this.saves.write("wins", this.earned.wins);
    });
  }

  private gain(change: () => void): Opened[] {
    const before = { ...this.earned };
    change();
    const isNew = <T>(id: T, isOpen: (id: T, earned: Earned) => boolean) =>
      !isOpen(id, before) && isOpen(id, this.earned);
    return [
      ...mapIds.filter((id) => isNew(id, isMapOpen)).map((map) => ({ map })),
      ...maskIds.filter((id) => isNew(id, isMaskOpen)).map((mask) => ({ mask })),
    ];
  }
}

function turned<T>(all: readonly T[], now: T, by: number): T {
  return all[(all.indexOf(now) + by + all.length) % all.length] ?? now;
}
