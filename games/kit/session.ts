import { createControls, type Move } from "./controls.ts";
import type { Round } from "./round.ts";
import { isNewRound, nextScene, type Scene, type SceneEvent } from "./scenes.ts";
import { isNumber, type Saves } from "./storage.ts";

export type KitAction = "kit:go" | "kit:pause" | "kit:restart" | "kit:mute";

/** Everything between opening the page and closing it: scenes, rounds and the best score, without a screen. */
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
  /** The player looks elsewhere: a hidden tab, a lost focus. */
  leave(): void;
  keepBest(): void;
}

type Options<Action extends string, Snapshot> = {
  /** The round behind the title is number 0 and is the first that is played. */
  begin(number: number, best: number): Round<Action, Snapshot>;
  actions: readonly Action[];
  saves: Saves;
  onMute(): void;
};

/** Mashing the jump key at the moment of defeat does not skip the result. */
const REST = 30;

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
    leave: () => happen("leave"),
    keepBest,
  };

  function step(move: Move<Action | KitAction>) {
    controls.feed(move);
    session.age++;
    if (controls.pressed("kit:mute")) options.onMute();
    if (controls.pressed("kit:restart")) happen("restart");
    else if (controls.pressed("kit:pause")) happen("pause");
    else if (session.scene !== "play" && !isForLobby() && wantsOn()) happen("go");
    if (session.scene === "play") play();
  }

  function play() {
    session.round.step(controls);
    session.steps++;
    const { isOver } = session.round.core;
    // Once a second, so that a closed tab costs nothing: a frame that goes away may not get to save.
    if (isOver || session.steps % 60 === 0) keepBest();
    if (isOver) happen("end");
  }

  const isResting = () => session.scene === "over" && session.age <= REST;

  function isForLobby(): boolean {
    if (session.scene === "paused" || isResting()) return false;
    return session.round.lobby?.step(controls) ?? false;
  }

  function wantsOn(): boolean {
    if (isResting()) return false;
    return controls.pressed("kit:go") || actions.some((action) => controls.pressed(action));
  }

  function happen(event: SceneEvent) {
    const before = session.scene;
    session.scene = nextScene(before, event);
    if (isNewRound(before, event)) {
      keepBest();
      if (before !== "title") session.round = begin(session.rounds, session.best);
      session.rounds++;
      session.isRecord = false;
    }
    if (session.scene !== before || event === "restart") session.age = 0;
    controls.settle();
  }

  function keepBest() {
    const { score } = session.round.core;
    if (score <= session.best) return;
    session.best = score;
    session.isRecord = true;
    saves.write("best", score);
  }

  return session;
}
