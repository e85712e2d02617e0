import "#kit/page.css";
import "./life.css";
import { createClock } from "#kit/clock.ts";
import { createControls, type Move } from "#kit/controls.ts";
import { readFlags } from "#kit/flags.ts";
import "#kit/hook.ts";
import { listen } from "#kit/input.ts";
import { createRandom } from "#kit/random.ts";
import type { KitAction } from "#kit/session.ts";
import { createSound } from "#kit/sound.ts";
import { openSaves } from "#kit/storage.ts";
import { createScreen } from "#kit/view.ts";
import { allEvents } from "./events/all.ts";
import type { Action } from "./life/story.ts";
import { Album } from "./scene/album.ts";
import { App } from "./scene/app.ts";
import { bindKeys } from "./scene/keys.ts";

const flags = readFlags(location.hash);
const bot = flags.hasBot ? (await import("./bot.ts")).bot : undefined;
const until = flags.until === "cover" ? (bot?.coverStep ?? 0) : flags.until;
const saves = openSaves("whole-life");
const sound = createSound(saves);
const screen = createScreen(document.body, { width: 480, height: 320, fit: "expand" });
const clock = createClock(flags.speed);
const random = createRandom(flags.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
const album = new Album(saves);
const app = new App({ events: allEvents, random, sound, album });
const controls = createControls<Action | KitAction | PadAction>();
/** The page's own buttons take keys and mouse; the gamepad comes this way. */
type PadAction = "up" | "down" | "press";
const pads = listen<PadAction>({
  target: window,
  bindings: { up: ["pad:up", "pad:left"], down: ["pad:down", "pad:right"], press: ["pad:a", "pad:start"] },
  toGame: (x, y) => ({ x, y }),
  onGesture: () => !bot && sound.unlock(),
});
let hands: Move<Action | KitAction> | undefined;
let steps = 0;
let frames = 0;
let waited = 0;

function nextMove(): Move<Action | KitAction | PadAction> {
  const move = pads.poll();
  if (hands) return hands;
  if (!bot) return { held: move.held ?? [], struck: move.struck ?? [] };
  if (app.scene === "play") return bot.act(app.story.snapshot());
  return { held: ++waited % 100 === 0 ? ["kit:go"] : [] };
}

function step() {
  controls.feed(nextMove());
  if (controls.pressed("kit:mute")) app.mute();
  if (controls.pressed("kit:restart")) app.begin();
  else if (controls.pressed("kit:pause")) app.pause();
  else if (controls.pressed("kit:go")) app.goOn();
  if (controls.pressed("up")) app.moveFocus(-1);
  if (controls.pressed("down")) app.moveFocus(1);
  if (controls.pressed("press")) {
    if (document.activeElement instanceof HTMLButtonElement) document.activeElement.click();
    else app.moveFocus(0);
  }
  app.step(controls);
  if (app.scene === "play") steps++;
}

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
let painted = "";

/** The clouds may wait for every fourth frame; you, walking, may not. */
function needsPaint(): boolean {
  const size = `${innerWidth} ${innerHeight} ${devicePixelRatio}`;
  const isNew = size !== painted || app.scenery.isMoving || (!isCalm.matches && frames % 4 === 0);
  painted = size;
  return isNew;
}

function frame(now: number) {
  const due = clock.advance(now).steps;
  for (let i = 0; i < due && steps < until; i++) step();
  if (needsPaint()) screen.paint((view) => app.draw(view));
  sound.tick(app.scene === "play");
  frames++;
  requestAnimationFrame(frame);
}

bindKeys(app);
for (const type of ["pointerdown", "keydown"])
  addEventListener(type, () => !bot && sound.unlock(), { capture: true });

function leave() {
  if (bot) return;
  app.leave();
  sound.sleep();
}
function comeBack() {
  app.comeBack();
  sound.wake();
}
addEventListener("blur", leave);
addEventListener("focus", comeBack);
document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()));

window.recessGame = {
  act(move) {
    hands = move as Move<Action | KitAction>;
  },
  snapshot: () => ({
    scene: app.scene,
    steps,
    frames,
    rounds: app.rounds,
    score: app.story.score,
    best: album.best,
    goal: bot?.goal,
    coverStep: bot?.coverStep,
    game: app.story.snapshot(),
  }),
};
requestAnimationFrame(frame);
