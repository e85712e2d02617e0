import { createControls, type Move } from "./input/controls.ts";
import type { Round } from "./round.ts";
import { isNewRound, nextScene, type Scene, type SceneEvent } from "./scenes.ts";
import { isNumber, type Saves } from "./storage.ts";

/** Actions that the kit handles in every game. */
export type KitAction = "kit:go" | "kit:pause" | "kit:restart" | "kit:mute";

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
  readonly round: Round<Action, Snapshot>;
  step(move: Move<Action | KitAction>): void;
  /** The tab was hidden or lost the focus: pauses. */
  leave(): void;
  saveBest(): void;
}

type Options<Action extends string, Snapshot> = {
  /** The round behind the title is number 0 and is the first that is played. */
  begin(number: number, best: number): Round<Action, Snapshot>;
  actions: readonly Action[];
  saves: Saves;
  onMute(): void;
};

/** The result ignores presses at first, so that mashing the jump key at the moment of defeat does not skip it. */
const RESULT_REST_STEPS = 30;
/** The best score is saved once in this many steps, because a frame that is closed may not get to save. */
const SAVE_INTERVAL_STEPS = 60;

export function createSession<Action extends string, Snapshot>(
  options: Options<Action, Snapshot>,
): Session<Action, Snapshot> {
  const { begin, actions, saves } = options;
  const controls = createControls<Action | KitAction>();
  const best = saves.read("best", isNumber, 0);
  const session = {
    scene: "title" as Scene,
    age: 0,
    steps: 0,
    rounds: 0,
    best,
    isRecord: false,
    round: begin(0, best),
    step,
    leave: () => dispatch("leave"),
    saveBest,
  };

  function step(move: Move<Action | KitAction>) {
    controls.feed(move);
    session.age++;
    if (controls.pressed("kit:mute")) options.onMute();
    if (controls.pressed("kit:restart")) dispatch("restart");
    else if (controls.pressed("kit:pause")) dispatch("pause");
    else if (session.scene !== "play" && !isForLobby() && wantsOn()) dispatch("go");
    if (session.scene === "play") play();
  }

  function play() {
    session.round.step(controls);
    session.steps++;
    const { isOver } = session.round.core;
    if (isOver || session.steps % SAVE_INTERVAL_STEPS === 0) saveBest();
    if (isOver) dispatch("end");
  }

  const isResting = () => session.scene === "over" && session.age <= RESULT_REST_STEPS;

  function isForLobby(): boolean {
    if (session.scene === "paused" || isResting()) return false;
    return session.round.lobby?.step(controls) ?? false;
  }

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
    }
    if (session.scene !== before || event === "restart") session.age = 0;
    controls.settle();
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
