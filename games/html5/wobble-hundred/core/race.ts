import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { type Discipline, type DisciplineId, disciplines, type Result } from "./disciplines.ts";
import { type Fence, fencesAt, meetFence } from "./fences.ts";
import type { Ball } from "./physics.ts";
import { muscles, Runner } from "./runner.ts";
import type { Part } from "./skeleton.ts";
import { LONGEST } from "./tape.ts";

/** How it ended: on the face, on the back, at the tape, in the sand, over the board, or in the dark. */
export type Ending = "face" | "back" | "finish" | "sand" | "foul" | "dark";

export type RaceEvent =
  | { kind: "step"; x: number; force: number }
  | { kind: "fence"; x: number }
  | { kind: "mark"; metres: number }
  | { kind: "takeoff"; x: number }
  | { kind: "end"; ending: Ending };

type Foot = { readonly ankle: Ball; readonly toe: Ball; wasDown: boolean };

/** The board of a long hop, in metres before and after its line, and how hard it springs, in metres a second. */
const BOARD = 0.9;
const EDGE = 0.2;
const SPRING = 3.2;
const SPRING_PER_LEG = 0.8;

/** One runner on one track. Nothing goes in but four muscles a step, so the same tape always runs the same race. */
export class Race {
  readonly runner: Runner;
  readonly fences: Fence[];
  readonly rules: Discipline;
  steps = 0;
  ending: Ending | undefined;
  /** Steps since it ended. */
  after = 0;
  /** The farthest the hip has been. */
  farthest = 0;
  /** The best of the sand so far, once there is a landing. */
  private landed: number | undefined;
  private flight: "none" | "leaving" | "flying" = "none";
  private seconds = 0;
  private readonly feet: readonly Foot[];
  private marks = 0;

  constructor(id: DisciplineId) {
    this.rules = disciplines[id];
    const { gravity, grip, airBalance, hurdles } = this.rules;
    this.runner = new Runner({ gravity, grip, airBalance });
    this.fences = fencesAt(hurdles);
    const foot = (ankle: Part, toe: Part): Foot => {
      return { ankle: this.runner.at(ankle), toe: this.runner.at(toe), wasDown: true };
    };
    this.feet = [foot("leftAnkle", "leftToe"), foot("rightAnkle", "rightToe")];
  }

  get result(): Result {
    const isFinished = this.ending === "finish";
    const { board, length } = this.rules;
    if (board !== undefined) return { metres: this.landed ?? 0, seconds: this.seconds, isFinished };
    const metres = isFinished ? length : Math.floor(Math.max(0, this.farthest) * 10) / 10;
    return { metres, seconds: this.seconds, isFinished };
  }

  step(mask: number): RaceEvent[] {
    const events: RaceEvent[] = [];
    this.runner.step(mask);
    this.steps++;
    for (const fence of this.fences) {
      if (meetFence(fence, this.runner) && !this.ending) events.push({ kind: "fence", x: fence.x });
    }
    this.feelSteps(events);
    if (this.ending) {
      this.after++;
      return events;
    }
    this.seconds = this.steps / STEPS_PER_SECOND;
    this.farthest = Math.max(this.farthest, this.runner.body.hip.x);
    if (this.farthest >= (this.marks + 1) * 10) events.push({ kind: "mark", metres: ++this.marks * 10 });
    if (this.rules.board !== undefined) this.watchBoard(this.rules.board, mask, events);
    const ending = this.ending ? undefined : this.findEnding();
    if (ending) this.end(ending, events);
    return events;
  }

  private findEnding(): Ending | undefined {
    const { runner } = this;
    const { body } = runner;
    if (this.rules.board === undefined && body.neck.x >= this.rules.length) return "finish";
    if (body.head.isOnGround || body.neck.isOnGround || body.hip.isOnGround) {
      return runner.lean < 0 ? "face" : "back";
    }
    return this.steps >= LONGEST ? "dark" : undefined;
  }

  private end(ending: Ending, events: RaceEvent[]) {
    this.ending = ending;
    if (ending !== "finish") this.runner.collapse();
    events.push({ kind: "end", ending });
  }

  /** A foot on the springy board flings the whole body; the sand then keeps the rearmost mark. */
  private watchBoard(board: number, mask: number, events: RaceEvent[]) {
    const touching = this.runner.balls.filter((ball) => ball.isOnGround);
    if (this.flight === "none") {
      const onBoard = touching.find(({ x }) => x > board - BOARD && x <= board + EDGE);
      if (touching.some(({ x }) => x > board + EDGE)) this.end("foul", events);
      else if (onBoard) {
        this.fling(mask);
        this.flight = "leaving";
        events.push({ kind: "takeoff", x: onBoard.x });
      }
      return;
    }
    if (touching.length === 0) this.flight = "flying";
    if (this.flight === "leaving" || touching.length === 0) return;
    const rear = Math.min(...touching.map(({ x }) => x));
    this.landed = Math.max(0, Math.round((rear - board) * 100) / 100);
    this.end(this.landed > 0 ? "sand" : "foul", events);
  }

  /** The board gives back what is put in: each leg that pushes adds to the flight. */
  private fling(mask: number) {
    const legs = Number((mask & muscles.leftPush) > 0) + Number((mask & muscles.rightPush) > 0);
    for (const ball of this.runner.balls) {
      ball.vx += 0.5;
      ball.vy += SPRING + legs * SPRING_PER_LEG;
    }
  }

  private feelSteps(events: RaceEvent[]) {
    for (const foot of this.feet) {
      const { ankle, toe, wasDown } = foot;
      foot.wasDown = ankle.isOnGround || toe.isOnGround;
      if (wasDown || !foot.wasDown) continue;
      const { vx, vy } = this.runner.body.hip;
      const { x } = ankle.isOnGround ? ankle : toe;
      events.push({ kind: "step", x, force: Math.abs(vy) + Math.abs(vx) * 0.3 });
    }
  }
}
