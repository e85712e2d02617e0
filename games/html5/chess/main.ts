import "#kit/page.css";
import "./chess.css";
import { createClock } from "#kit/clock.ts";
import { createControls, type Move } from "#kit/controls.ts";
import { readFlags } from "#kit/flags.ts";
import "#kit/hook.ts";
import { listen } from "#kit/input.ts";
import { type Bindings, directions } from "#kit/keys.ts";
import { createRandom } from "#kit/random.ts";
import type { KitAction } from "#kit/session.ts";
import { createSound } from "#kit/sound.ts";
import { openSaves } from "#kit/storage.ts";
import { createScreen } from "#kit/view.ts";
import { workerThinker } from "./engine/worker-thinker.ts";
import type { Action } from "./match/hand.ts";
import { App } from "./scene/app.ts";
import { Progress } from "./scene/progress.ts";

const actions: Bindings<Action> = {
  ...directions,
  choose: ["Space", "Enter", "pad:a"],
  cancel: ["Backspace", "pad:b"],
  hint: ["KeyH", "pad:y"],
  takeback: ["KeyU", "pad:x"],
  flip: ["KeyF", "pad:l"],
};

const flags = readFlags(location.hash);
const bot = flags.hasBot ? (await import("./bot.ts")).bot : undefined;
const until = flags.until === "cover" ? (bot?.coverStep ?? 0) : flags.until;
// Where time runs faster than the worker, or a picture of one step is wanted, time waits for the worker to answer:
// then the bot's game is the same on every machine.
const isPatient = bot !== undefined && (flags.speed > 1 || until < Number.POSITIVE_INFINITY);
const saves = openSaves("chess");
const sound = createSound(saves);
const screen = createScreen(document.body, { width: 480, height: 320, fit: "expand" });
const clock = createClock(flags.speed);
const thinker = workerThinker();
const random = createRandom(flags.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
const progress = new Progress(saves);
const app = new App({ thinker, random, sound, progress });
const controls = createControls<Action | KitAction>();
const input = listen<Action>({
  target: window,
  bindings: actions,
  // The hand thinks in squares.
  toGame(x, y) {
    const { left, top, size } = app.area;
    return { x: ((x - left) / size) * 8, y: ((y - top) / size) * 8 };
  },
  onGesture: () => !bot && sound.unlock(),
});
let hands: Move<Action | KitAction> | undefined;
let steps = 0;
let frames = 0;
let age = 0;

function nextMove(): Move<Action | KitAction> {
  const move = input.poll();
  if (hands) return hands;
  if (!bot) return move;
  if (app.scene === "play") return bot.act(app.match.snapshot());
  return { held: ++age % 100 === 0 ? ["kit:go"] : [] };
}

/** Enter also counts when the frame has the focus and none of its buttons does. */
const wantsOn = () => controls.pressed("kit:go") || (app.scene !== "over" && controls.pressed("choose"));

function step() {
  controls.feed(nextMove());
  if (controls.pressed("kit:mute")) app.mute();
  if (controls.pressed("kit:restart")) app.restart();
  else if (controls.pressed("kit:pause")) app.pause();
  else if (app.scene !== "play" && wantsOn()) app.goOn();
  app.step(controls);
  if (app.scene === "play") steps++;
}

function frame(now: number) {
  const due = clock.advance(now).steps;
  for (let i = 0; i < due && steps < until; i++) {
    if (isPatient && thinker.isBusy) break;
    step();
  }
  if (app.needsPaint()) screen.paint((view) => app.draw(view));
  sound.tick(app.scene === "play");
  frames++;
  requestAnimationFrame(frame);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches("textarea, select");

addEventListener("keydown", (event) => {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
  if (event.code === "KeyM") app.mute();
  if (event.code === "KeyP") app.pause();
  if (event.code === "KeyR") app.openSetup();
});
// Cards and panel keep their clicks from the board, yet any of them lets the sound begin.
for (const type of ["pointerdown", "keydown"])
  addEventListener(type, () => !bot && sound.unlock(), { capture: true });

function leave() {
  if (bot) return;
  app.leave();
  sound.sleep();
}
addEventListener("blur", leave);
function comeBack() {
  app.comeBack();
  sound.wake();
}
addEventListener("focus", comeBack);
document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()));
addEventListener("pagehide", () => progress.keepGame(app.match));

window.recessGame = {
  act(move) {
    hands = move as Move<Action | KitAction>;
  },
  snapshot: () => ({
    scene: app.scene,
    steps,
    frames,
    rounds: app.rounds,
    score: app.match.score,
    best: progress.best,
    goal: bot?.goal,
    coverStep: bot?.coverStep,
    game: app.match.snapshot(),
  }),
};
requestAnimationFrame(frame);
