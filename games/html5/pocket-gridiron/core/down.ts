import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import type { Action } from "./actions.ts";
import { Arm } from "./arm.ts";
import { cameraFor, distance, GOAL, type Spot, WIDTH } from "./field.ts";
import { ballOf, type Flight, land, throwBall, whyLost } from "./flight.ts";
import { followPath, type Scene, think } from "./minds.ts";
import type { Ending, Why } from "./news.ts";
import type { Play } from "./playbook.ts";
import { lineUp, type Player, type Role } from "./players.ts";
import { Runner } from "./runner.ts";
import type { Levels } from "./upgrades.ts";

export type DownEvent = Spot & {
  kind: "snap" | "throw" | "catch" | "juke" | "break" | "miss" | "hit" | Ending;
};
/** Steps in the pocket after which a sack is the passer's own fault. */
const LONG_WAIT_STEPS = 200;

export type Setting = {
  play: Play;
  line: number;
  levels: Levels;
  rating: number;
  /** How much likelier a catch slips out of the hands. */
  slip: number;
  /** Only three rushers and three corners came. */
  isPractice?: boolean | undefined;
};

/** Steps of lining up before the snap can be called. */
const SETTLING = 34;
/** While the player aims, the field moves at half pace: time to choose, not for ever. */
const AIM_PACE = 0.5;
const TOUCH = 0.86;
/** Who of the defence stays away from practice. */
const resting: readonly Role[] = ["linebacker", "safety"];

/** One play, from the line-up to the whistle. */
export class Down {
  readonly players: Player[];
  readonly passer: Player;
  readonly setting: Setting;
  readonly arm: Arm;
  readonly runner: Runner;
  stage: "set" | "pocket" | "flight" | "run" | "over" = "set";
  carrier: Player | undefined;
  flight: Flight | undefined;
  ending: Ending | undefined;
  /** Where the ball lies at the whistle. */
  spot: number;
  age = 0;
  camera: number;
  wasThrown = false;
  /** Why a throw failed or the passer was caught, in a few words. */
  why: Why | undefined;
  private owed = 0;
  private sinceSnap = 0;
  private events: DownEvent[] = [];
  private readonly random: Random;

  constructor(setting: Setting, random: Random) {
    this.setting = setting;
    this.random = random;
    const everybody = lineUp(setting.play, setting.line, setting.levels, setting.rating, random);
    this.players = setting.isPractice ? everybody.filter(({ role }) => !resting.includes(role)) : everybody;
    const passer = this.players.find(({ role }) => role === "passer");
    if (!passer) throw new Error("Nobody lined up to throw.");
    this.passer = passer;
    this.arm = new Arm(setting.levels);
    this.runner = new Runner(setting.levels, random);
    this.spot = setting.line;
    this.camera = cameraFor(setting.line - 4);
  }

  get ball(): Spot & { z: number } {
    if (this.flight) return ballOf(this.flight);
    const holder = this.carrier ?? this.passer;
    if (this.stage === "set") return { x: this.setting.line - 0.4, y: this.passer.y, z: 0.2 };
    return { x: holder.x + 0.3, y: holder.y, z: 1 };
  }

  step(controls: Controls<Action>): DownEvent[] {
    this.events = [];
    this.age++;
    if (this.stage === "set") this.waitForSnap(controls);
    else if (this.stage !== "over") this.live(controls);
    this.follow();
    return this.events;
  }

  private waitForSnap(controls: Controls<Action>) {
    if (this.age < SETTLING || !(controls.pressed("act") || controls.pointer.pressed)) return;
    this.tell("snap", this.passer);
    const { play } = this.setting;
    this.stage = "pocket";
    this.carrier = this.passer;
    if (play.kind === "run") {
      const back = this.players.find(({ role }) => role === "back");
      if (back) this.carrier = back;
      this.stage = "run";
    }
    // The press that snaps may go on as the drag that aims, but is not yet a throw.
    this.arm.begin(controls);
  }

  private live(controls: Controls<Action>) {
    if (this.stage === "pocket") this.inPocket(controls);
    else if (this.stage === "run" && this.carrier) {
      const did = this.runner.steer(this.carrier, controls, this.camera);
      if (did) this.tell(did, this.carrier);
    }
    this.owed += this.arm.isAiming && this.stage === "pocket" ? AIM_PACE : 1;
    for (; this.owed >= 1 && !this.ending; this.owed--) this.move();
    this.sinceSnap++;
  }

  private inPocket(controls: Controls<Action>) {
    const receivers = this.players.filter(({ role }) => role === "receiver");
    const order = this.arm.step(controls, this.passer, receivers, this.camera);
    if (order === "run") this.tuck();
    else if (order) {
      this.flight = throwBall(this.passer, order, this.setting.levels, this.random);
      this.stage = "flight";
      this.carrier = undefined;
      this.wasThrown = true;
      this.tell("throw", this.passer);
    } else if (!this.arm.isAiming) {
      const way = Number(controls.held("right")) - Number(controls.held("left"));
      // Without orders he drops back a little and waits.
      const wish = way !== 0 ? way * this.passer.speed : this.passer.x > this.setting.line - 6.5 ? -0.05 : 0;
      this.passer.vx += (wish - this.passer.vx) * 0.25;
      this.passer.vy *= 0.8;
      if (this.passer.x > this.setting.line + 0.3) this.tuck();
    } else this.passer.vx *= 0.8;
  }

  private tuck() {
    this.stage = "run";
    this.passer.speed = 0.128 + this.setting.levels.legs * 0.003;
  }

  /** One step of the field itself. */
  private move() {
    const scene = this.scene();
    for (const player of this.players) {
      if (player.down > 0) {
        player.down--;
        player.vx *= 0.8;
        player.vy *= 0.8;
      } else think(player, scene);
    }
    if (this.stage === "run" && this.carrier)
      this.runner.move(this.carrier, this.leads() ? () => this.follower() : undefined);
    this.block();
    for (const player of this.players) {
      const drag = player.held > 0 ? 0.12 : 1;
      player.x += player.vx * drag;
      player.y += player.vy * drag;
      if (player.held > 0) player.held--;
      else if (player.unblockable > 0) player.unblockable--;
      if (player !== this.carrier) player.y = Math.min(WIDTH + 0.5, Math.max(-0.5, player.y));
    }
    if (this.flight) this.fly(this.flight);
    if (this.carrier) this.contact(this.carrier);
  }

  /** In the first moments of a run the back follows the drawn path, unless the player steers. */
  private leads() {
    return this.setting.play.kind === "run" && !this.runner.isSteered && (this.carrier?.path.length ?? 0) > 0;
  }

  private follower() {
    const { carrier } = this;
    if (!carrier) return;
    followPath(carrier);
    if (carrier.x > this.setting.line + 1) carrier.path = [];
  }

  private scene(): Scene {
    const { flight } = this;
    return {
      players: this.players,
      passer: this.passer,
      carrier: this.carrier,
      landing: flight && { ...flight.to, steps: flight.steps - flight.age, age: flight.age },
      isRunning: this.stage === "run",
      line: this.setting.line,
    };
  }

  /** Our men hold theirs for a while; then theirs get free and cannot be caught again at once. */
  private block() {
    const { levels, rating } = this.setting;
    for (const theirs of this.players) {
      if (theirs.isOurs || theirs.held > 0 || theirs.unblockable > 0 || theirs.down > 0) continue;
      const blocker = this.players.find(
        (ours) =>
          ours.isOurs &&
          ours !== this.carrier &&
          ours.down === 0 &&
          this.isBlocker(ours) &&
          distance(ours, theirs) < 1.05,
      );
      if (!blocker) continue;
      const base = blocker.role === "line" ? 95 + levels.line * 22 - rating * 4 : 34 + levels.line * 4;
      theirs.held = Math.max(20, base + this.random.between(-30, 35));
      theirs.unblockable = 70;
    }
  }

  private isBlocker({ role, path }: Player) {
    if (role === "line") return true;
    if (role === "back") return path.length === 0;
    return this.stage === "run" && role !== "passer";
  }

  private fly(flight: Flight) {
    flight.age++;
    if (flight.age < flight.steps) return;
    this.flight = undefined;
    const isOut = flight.to.y < 0 || flight.to.y > WIDTH;
    const landing = isOut
      ? ({ kind: "missed" } as const)
      : land(flight.to, this.players, this.setting.levels, this.setting.slip, this.random);
    if (landing.kind === "caught") {
      this.stage = "run";
      this.carrier = landing.by;
      this.carrier.path = [];
      this.tell("catch", landing.by);
    } else {
      this.why = {
        kind: "cause",
        cause: isOut ? "outOfField" : whyLost(flight.to, this.players, landing.kind),
      };
      this.end(landing.kind === "picked" ? "picked" : "incomplete", flight.to);
    }
  }

  private contact(carrier: Player) {
    if (carrier.x >= GOAL) return this.end("touchdown", carrier);
    if (carrier.y < 0 || carrier.y > WIDTH) return this.end("out", carrier);
    if (this.runner.isDown) return this.end("dive", carrier);
    for (const rival of this.players) {
      if (rival.isOurs || rival.down > 0 || rival.held > 0 || distance(rival, carrier) > TOUCH) continue;
      const outcome = carrier === this.passer && this.stage === "pocket" ? "hit" : this.runner.meet(rival);
      if (outcome === "hit" && this.stage === "pocket") this.why = this.whySacked(rival);
      if (outcome === "hit") return this.end(this.stage === "pocket" ? "sack" : "tackle", carrier);
      this.tell(outcome, rival);
    }
  }

  private whySacked(rival: Player): Why {
    if (rival.isBlitzing) return { kind: "cause", cause: "blitz" };
    const seconds = Math.round(this.sinceSnap / 60);
    if (this.sinceSnap > LONG_WAIT_STEPS) return { kind: "slow", seconds };
    return { kind: "cause", cause: "rusher" };
  }

  private end(ending: Ending, at: Spot) {
    this.ending = ending;
    this.stage = "over";
    this.spot = ending === "incomplete" ? this.setting.line : at.x;
    if (ending === "tackle" || ending === "sack") {
      if (this.carrier) this.carrier.down = 999;
      this.tell("hit", at);
    }
    this.tell(ending, at);
  }

  private follow() {
    const focus =
      this.stage === "set"
        ? this.setting.line - 4
        : this.stage === "pocket"
          ? this.passer.x
          : this.ball.x - 3;
    // Aiming with the mouse needs a picture that stands still.
    const haste = this.arm.isAiming && this.stage === "pocket" ? 0 : 0.08;
    this.camera += (cameraFor(focus) - this.camera) * haste;
  }

  private tell(kind: DownEvent["kind"], { x, y }: Spot) {
    this.events.push({ kind, x, y });
  }
}
