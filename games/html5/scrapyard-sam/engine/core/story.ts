import type { BrawlState } from "./brawl-state.ts";
import { type Chapter, foesOf, type Stop } from "./chapter.ts";
import { isStanding } from "./foes/foe.ts";
import type { Piece } from "./pieces/piece.ts";
import { makePiece } from "./pieces/pieces.ts";
import { type Place, type Plot, sendWave } from "./plot.ts";

/** Where a run can be taken up again: the stop that comes next, and the points so far. */
export type Checkpoint = { stop: number; score: number };

const BATTERIES = 3;
/** How far the boss waits behind the last stop. */
const BOSS_WAY = 860;
const BREATH = 40;
/** A set piece begins when Sam has left the stop before it by this much of its screen. */
const PIECE_FROM = 420;
const PIECE_WORTH = 250;

/** The way through a chapter: walk, fight, walk on, and the boss at the end. */
export class Story implements Plot {
  readonly score: number;
  readonly batteries = BATTERIES;
  readonly tricks;
  readonly camera: number;
  /** The stop that comes next or is being fought over; beyond the last one is the boss. */
  stop: number;
  mode: "walk" | "fight" | "done" = "walk";
  wave = 0;
  piece: Piece | undefined;
  private breath = 0;
  /** Hits taken before the set piece began. */
  private knocks = 0;
  private readonly chapter: Chapter;

  constructor(chapter: Chapter, from: Checkpoint = { stop: 0, score: 0 }) {
    this.chapter = chapter;
    this.stop = Math.min(from.stop, chapter.stops.length);
    this.score = from.score;
    const found = chapter.stops.slice(0, this.stop).flatMap(({ find }) => find ?? []);
    this.tricks = [...chapter.tricks, ...found];
    // Whoever fell after a set piece has played it, but not whoever fell in it: it begins anew.
    const before = chapter.stops[this.stop]?.piece ? this.atOf(this.stop - 1) : this.atOf(this.stop) - 480;
    this.camera = this.stop === 0 ? 0 : before;
  }

  get limit(): number {
    const at = this.atOf(this.stop);
    return this.piece ? Math.min(at, this.piece.limit) : at;
  }

  get pull(): number {
    return this.piece?.pull ?? 0;
  }

  get inset(): number {
    return this.piece?.inset ?? 0;
  }

  get isFree(): boolean {
    return this.mode === "walk" && (this.piece?.bars ?? 0) === 0;
  }

  get place(): Place {
    const { stops, boss } = this.chapter;
    const stop = stops[this.stop];
    return stop ? { stop: stop.name } : { boss: boss.name };
  }

  furnish(brawl: BrawlState): void {
    for (const [index, stop] of this.chapter.stops.entries()) {
      if (index < this.stop) continue;
      for (const thing of stop.things ?? []) brawl.place({ ...thing, x: stop.at + thing.x });
      if (stop.find) brawl.finds.push({ trick: stop.find, x: stop.at + 150 });
    }
    for (const { at, hazards = [] } of this.chapter.stops)
      for (const hazard of hazards)
        brawl.lay(
          hazard.kind === "belt"
            ? { ...hazard, from: at + hazard.from, to: at + hazard.to }
            : { ...hazard, x: at + hazard.x },
        );
    // A snack before the storm.
    const bossAt = this.atOf(this.chapter.stops.length);
    brawl.place({ kind: "oil", x: bossAt - 160, z: 70 });
    brawl.place({ kind: "crate", x: bossAt + 120, z: 100, inside: "oil" });
    brawl.place({ kind: "crate", x: bossAt + 860, z: 20, inside: "oil" });
  }

  step(brawl: BrawlState): void {
    if (this.mode === "walk") this.walk(brawl);
    else if (this.mode === "fight") this.fight(brawl);
  }

  private walk(brawl: BrawlState) {
    if (this.piece) this.piece.step(brawl);
    else this.beginPiece(brawl);
    if (brawl.camera < this.atOf(this.stop) - 1) return;
    if (this.piece) this.endPiece(brawl);
    this.mode = "fight";
    this.wave = 0;
    this.breath = BREATH;
    const stop = this.chapter.stops[this.stop];
    brawl.turns.most = stop?.turns ?? 1;
    if (!stop) brawl.spawnBoss();
  }

  private beginPiece(brawl: BrawlState) {
    const kind = this.chapter.stops[this.stop]?.piece;
    const from = this.atOf(this.stop - 1);
    if (!kind || brawl.hero.x < from + PIECE_FROM) return;
    this.piece = makePiece(kind, brawl.camera, this.atOf(this.stop));
    this.knocks = brawl.tally.hitsTaken;
    brawl.emit("piece", brawl.hero, { what: kind });
  }

  /** Points for getting through, and as many again for getting through in one piece. */
  private endPiece(brawl: BrawlState) {
    const isClean = brawl.tally.hitsTaken === this.knocks;
    const amount = isClean ? PIECE_WORTH * 2 : PIECE_WORTH;
    this.piece = undefined;
    brawl.tally.add(amount);
    brawl.emit("coin", brawl.hero, { y: 80, amount });
  }

  private fight(brawl: BrawlState) {
    const stop = this.chapter.stops[this.stop];
    if (!stop) return this.fightBoss(brawl);
    let standing = 0;
    for (const foe of brawl.foes) if (isStanding(foe)) standing++;
    // The last one of a wave does not have to be hunted down before it goes on.
    const isNext = standing === 0 || (standing === 1 && this.wave > 0 && this.wave < stop.waves.length);
    if (!isNext) return;
    if (this.breath > 0) {
      this.breath--;
      return;
    }
    if (this.wave < stop.waves.length) this.send(brawl, stop);
    else if (brawl.foes.length === 0) this.clear(brawl);
  }

  private send(brawl: BrawlState, stop: Stop) {
    sendWave(brawl, foesOf(stop.waves[this.wave] ?? "", this.chapter.roster));
    this.wave++;
    this.breath = BREATH;
    brawl.emit("wave", brawl.hero, { amount: this.wave });
  }

  private clear(brawl: BrawlState) {
    this.stop++;
    this.mode = "walk";
    brawl.emit("checkpoint", brawl.hero, { amount: this.stop });
    brawl.emit("go", brawl.hero);
  }

  private fightBoss(brawl: BrawlState) {
    const boss = brawl.foes.find(({ mind }) => mind);
    if (boss?.state !== "broken") return;
    if (boss.t === 1)
      for (const foe of brawl.foes)
        if (foe !== boss) Object.assign(foe, { hp: 0, state: "broken", t: 0, vy: 8 });
    if (boss.t % 14 === 0 && boss.t < 110)
      brawl.emit(
        "boom",
        { x: boss.x + brawl.random.between(-60, 60), z: boss.z },
        { amount: 60, y: boss.tall / 2 },
      );
    if (boss.t < 120) return;
    brawl.scrapFoe(boss);
    this.mode = "done";
    brawl.win();
  }

  private atOf(stop: number): number {
    const { stops } = this.chapter;
    return stops[stop]?.at ?? (stops.at(-1)?.at ?? 0) + BOSS_WAY;
  }
}
