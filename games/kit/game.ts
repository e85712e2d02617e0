import "./page.css";
import type { Bot, Core } from "./bot.ts";
import { createClock } from "./clock.ts";
import { type Controls, createControls, type Move } from "./controls.ts";
import { readFlags } from "./flags.ts";
import { listen } from "./input.ts";
import type { Bindings } from "./keys.ts";
import { drawOver, drawPause, drawTitle, drawToast } from "./overlay.ts";
import { createRandom, type Random } from "./random.ts";
import { isNewRound, nextScene, type Scene, type SceneEvent } from "./scenes.ts";
import { createSound, type Sound } from "./sound.ts";
import { isNumber, openSaves, type Saves } from "./storage.ts";
import { createScreen, type Size, type View } from "./view.ts";

/** What a round gets from the kit. */
export type Kit = {
  view: View;
  sound: Sound;
  saves: Saves;
  /** Seeded afresh for each round. */
  random: Random;
  best: number;
  /** The page's body, for games that lay a canvas or elements of their own under the kit's canvas. */
  root: HTMLElement;
};

/** One go at the game: the core, and what makes it seen and heard. */
export type Round<Action extends string, Snapshot> = {
  core: Core<Action, Snapshot>;
  /** A sixtieth of a second: step the core, then particles, sounds and the like. */
  step(controls: Controls<Action>): void;
  /** `alpha`: how far we are (0 to 1) from this step to the next. */
  draw(view: View, alpha: number): void;
  /** A line for the last screen. */
  note?(): string;
};

export type GameOptions<Action extends string, Snapshot> = {
  /** The folder's name; saves are kept under it. */
  slug: string;
  title: string;
  /** One line: what to press. */
  controls: string;
  size: Size;
  actions: Bindings<Action>;
  /** Begins a round. Also called once for the picture behind the title. */
  start(kit: Kit): Round<Action, Snapshot>;
  /** Loaded only when the address asks for it: `#bot`. */
  bot(): Promise<{ bot: Bot<Action, Snapshot> }>;
  /** The word for what is counted. */
  unit?: string;
  /** Raise it when old saves should be forgotten. */
  saveVersion?: number;
};

type KitAction = "kit:pause" | "kit:restart" | "kit:mute" | "kit:go";
const kitBindings = {
  "kit:pause": ["KeyP", "pad:start"],
  "kit:restart": ["KeyR"],
  "kit:mute": ["KeyM"],
  "kit:go": ["Space", "Enter", "pad:a", "pointer"],
} as const;

/** Mashing the jump key at the moment of defeat does not skip the result. */
const REST = 30;

/** The one entry: wires screen, input, sound, saves and scenes around a game, and starts it. */
export async function startGame<Action extends string, Snapshot>(
  options: GameOptions<Action, Snapshot>,
): Promise<void> {
  const flags = readFlags(location.hash);
  const saves = openSaves(options.slug, options.saveVersion);
  const sound = createSound(saves);
  const screen = createScreen(document.body, options.size);
  const words = { title: options.title, controls: options.controls, unit: options.unit ?? "Score" };
  const controls = createControls<Action | KitAction>();
  const bindings = { ...options.actions, ...kitBindings };
  const input = listen<Action | KitAction>({
    target: window,
    bindings: bindings as Bindings<Action | KitAction>,
    toGame: screen.toGame,
    onGesture: () => !flags.hasBot && sound.unlock(),
    gamepads: () => navigator.getGamepads(),
  });
  const gameActions = Object.keys(options.actions) as Action[];
  const firstSeed = flags.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const bot = flags.hasBot ? (await options.bot()).bot : undefined;
  const clock = createClock(flags.speed);

  let best = saves.read("best", isNumber, 0);
  let rounds = 0;
  let scene: Scene = "title";
  let age = 0;
  let steps = 0;
  let frames = 0;
  let isRecord = false;
  let toast = { text: "", age: 999 };
  let hands: Move<Action> | undefined;
  let round = begin();

  function begin() {
    isRecord = false;
    const random = createRandom(firstSeed + rounds);
    return options.start({ view: screen, sound, saves, random, best, root: document.body });
  }

  function keepBest() {
    if (round.core.score <= best) return;
    isRecord = true;
    best = round.core.score;
    saves.write("best", best);
  }

  function happen(event: SceneEvent) {
    const before = scene;
    scene = nextScene(before, event);
    if (isNewRound(before, event)) {
      keepBest();
      // The round behind the title has not been played yet.
      if (before !== "title") round = begin();
      rounds++;
    }
    if (scene !== before || event === "restart") age = 0;
    controls.settle();
  }

  function nextMove(): Move<Action | KitAction> {
    const move = input.poll();
    if (hands)
      return { ...hands, held: [...(hands.held ?? []), ...(scene === "play" ? [] : ["kit:go" as const])] };
    if (!bot) return move;
    return scene === "play" ? bot.act(round.core.snapshot()) : { held: age % 2 ? ["kit:go"] : [] };
  }

  function step() {
    if (steps >= flags.until) return;
    controls.feed(nextMove());
    age++;
    toast.age++;
    if (controls.pressed("kit:mute")) {
      sound.toggleMute();
      toast = { text: sound.isMuted ? "Sound off" : "Sound on", age: 0 };
    }
    if (controls.pressed("kit:restart")) happen("restart");
    else if (controls.pressed("kit:pause")) happen("pause");
    else if (scene !== "play" && wantsOn() && (scene !== "over" || age > REST)) happen("go");
    if (scene !== "play") return;
    round.step(controls);
    steps++;
    if (steps % 60 === 0 || round.core.isOver) keepBest();
    if (round.core.isOver) happen("end");
  }

  const wantsOn = () => controls.pressed("kit:go") || gameActions.some((action) => controls.pressed(action));

  function draw(alpha: number) {
    screen.paint((view) => {
      view.ctx.save();
      round.draw(view, scene === "play" ? alpha : 1);
      view.ctx.restore();
      if (scene === "title") drawTitle(view, words, best, age);
      if (scene === "paused") drawPause(view, words, age);
      if (scene === "over") {
        drawOver(view, words, { score: round.core.score, best, isRecord, note: round.note?.() }, age);
      }
      drawToast(view, toast.text, toast.age);
    });
  }

  function frame(now: number) {
    const due = clock.advance(now);
    for (let i = 0; i < due.steps; i++) step();
    draw(due.alpha);
    sound.tick(scene === "play");
    frames++;
    requestAnimationFrame(frame);
  }

  function leave() {
    if (flags.hasBot) return;
    happen("leave");
    sound.sleep();
  }

  addEventListener("blur", leave);
  addEventListener("focus", () => sound.wake());
  addEventListener("pointerdown", () => window.focus());
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : sound.wake()));
  addEventListener("pagehide", keepBest);
  window.recessGame = {
    snapshot: () => ({
      scene,
      steps,
      frames,
      rounds,
      best,
      score: round.core.score,
      goal: bot?.goal,
      coverStep: bot?.coverStep,
      game: round.core.snapshot(),
    }),
    act: (move) => {
      hands = move as Move<Action>;
    },
  };
  requestAnimationFrame(frame);
}
