import type { BrawlState } from "./brawl-state.ts";
import type { Chapter } from "./chapter.ts";
import { isStanding } from "./foes/foe.ts";
import { type FoeKind, foePlans } from "./foes/foes.ts";
import { type Place, type Plot, sendWave } from "./plot.ts";

const BREATH = 80;
const BOSS_EVERY = 6;
const BATTERIES = 2;

/** One screen, wave after wave, until the last battery is empty. All of the chapter's tricks are there from the start. */
export class Arena implements Plot {
  readonly score = 0;
  readonly batteries = BATTERIES;
  readonly tricks;
  readonly camera: number;
  readonly limit: number;
  readonly isFree = false;
  readonly stop = undefined;
  readonly piece = undefined;
  readonly pull = 0;
  readonly inset = 0;
  wave = 0;
  private breath = BREATH;
  private readonly chapter: Chapter;

  constructor(chapter: Chapter) {
    this.chapter = chapter;
    this.tricks = [...chapter.tricks, ...chapter.stops.flatMap(({ find }) => find ?? [])];
    this.camera = chapter.stops[2]?.at ?? 0;
    this.limit = this.camera;
  }

  get place(): Place {
    return { wave: Math.max(1, this.wave) };
  }

  furnish(brawl: BrawlState): void {
    this.supply(brawl);
  }

  step(brawl: BrawlState): void {
    for (const foe of brawl.foes) {
      if (!foe.mind || foe.state !== "broken" || foe.t < 60) continue;
      brawl.scrapFoe(foe);
    }
    if (brawl.foes.some(isStanding)) return;
    if (this.breath-- > 0) return;
    this.breath = BREATH;
    this.wave++;
    brawl.turns.most = this.wave < 4 ? 1 : this.wave < 10 ? 2 : 3;
    brawl.emit("wave", brawl.hero, { amount: this.wave, what: "arena" });
    if (this.wave > 1) {
      brawl.tally.add(100 * this.wave);
      this.supply(brawl);
    }
    if (this.wave % BOSS_EVERY === 0) brawl.spawnBoss(this.chapter.boss.hp * 0.6);
    else sendWave(brawl, this.crowd(brawl));
  }

  /** As many as the wave can afford, the stronger ones only later. */
  private crowd({ random }: BrawlState): FoeKind[] {
    const { roster } = this.chapter;
    const known = roster.slice(0, Math.min(roster.length, 1 + Math.ceil(this.wave / 1.5)));
    let purse = 90 + this.wave * 45;
    const crowd: FoeKind[] = [];
    while (purse > 0 && crowd.length < 6) {
      const kind = known[random.int(0, known.length - 1)] ?? "tinny";
      crowd.push(kind);
      purse -= foePlans[kind].worth;
    }
    return crowd;
  }

  private supply(brawl: BrawlState) {
    const { scrap } = this.chapter;
    const { random, camera } = brawl;
    const kind = scrap[random.int(0, scrap.length - 1)] ?? "pipe";
    if (brawl.things.length < 5)
      brawl.toss(kind, camera + random.between(120, 840), random.between(15, 105), 0, 400);
    if (this.wave % 3 === 2) brawl.toss("oil", camera + random.between(120, 840), 60, 0, 400);
  }
}
