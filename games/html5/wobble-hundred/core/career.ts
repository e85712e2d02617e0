import { isFlag, isNumber, isShape, isText, type Saves } from "#kit/storage.ts";
import { type DisciplineId, disciplineIds, disciplines, isBetter, type Result } from "./disciplines.ts";

export type Best = Result & { tape: string };

const nothing: Best = { metres: 0, seconds: 0, isFinished: false, tape: "" };
const isBest = isShape<Best>({ metres: isNumber, seconds: isNumber, isFinished: isFlag, tape: isText });

/** What is kept between sittings: metres wobbled in all, and the best run of each discipline with its tape. */
export class Career {
  private readonly saves: Saves;
  private readonly bests = new Map<DisciplineId, Best>();
  metres: number;
  chosen: DisciplineId;

  constructor(saves: Saves) {
    this.saves = saves;
    this.metres = saves.read("metres", isNumber, 0);
    for (const id of disciplineIds) this.bests.set(id, saves.read(`best-${id}`, isBest, nothing));
    const chosen = saves.read("discipline", isText, "hundred");
    this.chosen = disciplineIds.find((id) => id === chosen && this.isOpen(id)) ?? "hundred";
  }

  best(id: DisciplineId): Best {
    return this.bests.get(id) ?? nothing;
  }

  isOpen(id: DisciplineId): boolean {
    return this.metres >= disciplines[id].opensAt;
  }

  choose(id: DisciplineId): void {
    this.chosen = id;
    this.saves.write("discipline", id);
  }

  /** Writes a run into the book. Says whether it is a record, and which disciplines it opened. */
  enter(id: DisciplineId, run: Best, walked: number): { isRecord: boolean; opened: DisciplineId[] } {
    const before = disciplineIds.filter((each) => !this.isOpen(each));
    this.metres += Math.max(0, walked);
    this.saves.write("metres", this.metres);
    const isRecord = isBetter(id, run, this.best(id));
    if (isRecord) {
      this.bests.set(id, run);
      this.saves.write(`best-${id}`, run);
    }
    return { isRecord, opened: before.filter((each) => this.isOpen(each)) };
  }
}
