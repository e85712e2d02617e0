import { type Controls, createControls, type Move } from "./input/controls.ts";
import type { PlayedRound } from "./purse/coins-for-round.ts";
import type { Recorder } from "./records/recorder.ts";
import type { Round } from "./round.ts";
import { isNewRound, nextScene, type Scene, type SceneEvent } from "./scenes.ts";
import { isNumber, type Saves } from "./storage.ts";

/** Actions that the kit handles in every game. */
export type KitAction =
  | "kit:go"
  | "kit:pause"
  | "kit:restart"
  | "kit:mute"
  | "kit:next"
  | "kit:previous"
  | "kit:press"
  | "kit:up"
  | "kit:down"
  | "kit:back";

/** Game session, from opening the page to closing it: scenes, rounds and the best score, without a screen. */
export interface Session<Action extends string, Snapshot> {
  readonly scene: Scene;
  /** Steps since the scene began. */
  readonly age: number;
  /** Steps of play, over all rounds. */
  readonly steps: number;
  readonly rounds: number;
  readonly best: number;
  readonly isRecord: boolean;
  /** Coins that the last round earned. */
  readonly earned: number;
  readonly round: Round<Action, Snapshot>;
  step(move: Move<Action | KitAction>): void;
  /** The tab was hidden or lost the focus: pauses. */
  leave(): void;
  /** A button of a screen begins, goes on, or plays again. */
  go(): void;
  restart(): void;
  saveBest(): void;
  /** Begins a new round: behind the title, or at once where one is being played. */
  renew(): void;
}

type Options<Action extends string, Snapshot> = {
  /** The round behind the title is number 0 and is the first that is played. */
  begin(number: number, best: number): Round<Action, Snapshot>;
  actions: readonly Action[];
  saves: Saves;
  onMute(): void;
  /** A gamepad moves along the buttons of a screen, or presses one. True when the press was meant for them. */
  isForScreen?(controls: Controls<KitAction>): boolean;
  /** A panel lies over the title or the result: all presses are the screen's. */
  isCovered?(): boolean;
  /** A round is over: gives the coins that it earns. */
  pay?(played: PlayedRound, round: Round<Action, Snapshot>): number;
  /** Begins the tape of a run, at its first step. */
  record?(): Recorder<Action>;
  /** After each recorded step. */
  onStep?(): void;
  /** A run that was recorded is over. */
  onRecorded?(recorder: Recorder<Action>, round: Round<Action, Snapshot>): void;
};

/** The end of a round stays in sight for so many steps before the result covers it. */
export const RESULT_AFTER_STEPS = 75;
/** The result ignores presses at first, so that mashing the jump key at the moment of defeat does not skip it. */
const RESULT_REST_STEPS = RESULT_AFTER_STEPS + 15;
/** The best score is saved once in this many steps, because a frame that is closed may not get to save. */
const SAVE_INTERVAL_STEPS = 60;

export function createSession<Action extends string, Snapshot>(
  options: Options<Action, Snapshot>,
): Session<Action, Snapshot> {
  const { begin, actions, saves } = options;
  const controls = createControls<Action | KitAction>();
  const best = saves.read("best", isNumber, 0);
  let recorder: Recorder<Action> | undefined;
  /** The run is over and its tape handed in. The round may go on for a while. */
  let isHandedIn = false;
  /** The round has just begun, or goes on after a pause. */
  let isSettled = true;
  /** Steps of the present round. */
  let roundSteps = 0;
  const session = {
    scene: "title" as Scene,
    age: 0,
    steps: 0,
    rounds: 0,
    best,
    isRecord: false,
    earned: 0,
    round: begin(0, best),
    step,
    leave: () => dispatch("leave"),
    go: () => dispatch("go"),
    restart: () => dispatch("restart"),
    saveBest,
    renew,
  };

  function step(move: Move<Action | KitAction>) {
    controls.feed(move);
    session.age++;
    if (controls.pressed("kit:mute")) options.onMute();
    if (session.scene !== "play" && options.isCovered?.()) isForScreen();
    else if (controls.pressed("kit:restart")) dispatch("restart");
    else if (controls.pressed("kit:pause")) dispatch("pause");
    else if (session.scene !== "play" && !isForLobby() && !isForScreen() && wantsOn()) dispatch("go");
    if (session.scene === "over") session.round.linger?.();
    if (session.scene === "play") play(move);
  }

  function play(move: Move<Action | KitAction>) {
    const { round } = session;
    stepRound(round, move as Move<Action>);
    session.steps++;
    roundSteps++;
    const { isOver } = round.core;
    if (isOver || session.steps % SAVE_INTERVAL_STEPS === 0) saveBest();
    if (!isOver) return;
    const { isRecord } = session;
    session.earned = options.pay?.({ score: round.core.score, steps: roundSteps, isRecord }, round) ?? 0;
    dispatch("end");
  }

  function stepRound(round: Round<Action, Snapshot>, move: Move<Action>) {
    if (round.isWaiting) {
      round.step(controls);
      return;
    }
    const taped = round.toCore ? round.toCore(controls) : move;
    if (options.record && taped) {
      if (!recorder) isHandedIn = false;
      recorder ??= options.record();
      recorder.step(taped, isSettled);
      round.step(recorder.controls);
      options.onStep?.();
      const { run = round.core } = round;
      if (run.isOver && !isHandedIn) {
        isHandedIn = true;
        options.onRecorded?.(recorder, round);
      }
    } else {
      recorder = undefined;
      round.step(controls);
    }
    isSettled = false;
  }

  const isResting = () => session.scene === "over" && session.age <= RESULT_REST_STEPS;

  function isForLobby(): boolean {
    if (session.scene === "paused" || isResting()) return false;
    return session.round.lobby?.step(controls) ?? false;
  }

  const isForScreen = () => options.isForScreen?.(controls as Controls<KitAction>) ?? false;

  function wantsOn(): boolean {
    if (isResting()) return false;
    return controls.pressed("kit:go") || actions.some((action) => controls.pressed(action));
  }

  function dispatch(event: SceneEvent) {
    const before = session.scene;
    session.scene = nextScene(before, event);
    if (isNewRound(before, event)) {
      saveBest();
      if (before !== "title") session.round = begin(session.rounds, session.best);
      session.rounds++;
      session.isRecord = false;
      session.earned = 0;
      roundSteps = 0;
      recorder = undefined;
    }
    if (session.scene !== before || event === "restart") session.age = 0;
    controls.settle();
    isSettled = true;
  }

  function renew() {
    if (session.scene === "play") {
      dispatch("restart");
      return;
    }
    saveBest();
    session.scene = "title";
    session.age = 0;
    session.round = begin(session.rounds, session.best);
    recorder = undefined;
    controls.settle();
    isSettled = true;
  }

  function saveBest() {
    const { score } = session.round.core;
    if (score <= session.best) return;
    session.best = score;
    session.isRecord = true;
    saves.write("best", score);
  }

  return session;
}
