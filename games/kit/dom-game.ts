import type { View } from "./draw/view.ts";
import type { GameState } from "./hook.ts";
import { type Controls, createControls, type Point } from "./input/controls.ts";
import { listen } from "./input/input.ts";
import type { Bindings } from "./input/keys.ts";
import { createRandom, type Random } from "./random.ts";
import { type LoopedGame, openRuntime, type RuntimeOptions, runLoop } from "./runtime.ts";
import type { KitAction } from "./session.ts";
import type { SoundControl } from "./sound/sound.ts";
import type { Saves } from "./storage.ts";
import { openRooms } from "./together/rooms.ts";
import type { SeatedGame } from "./together/seated-game.ts";

/** What a DOM game gets from the kit. */
export type DomKit = { saves: Saves; sound: SoundControl; random: Random };

/** A game with scenes, cards and buttons of its own, drawn by the DOM over the kit's canvas. */
export type DomGame<Action extends string, Snapshot> = {
  app: DomApp;
  core(): ReturnType<LoopedGame<Action, Snapshot>["state"]>["core"];
  best(): number;
  /** Whether this step's press means "on with it". */
  wantsOn(controls: Controls<Action | KitAction>): boolean;
  restart(): void;
  /** A sixtieth of a second, in every scene. */
  step(controls: Controls<Action | KitAction>): void;
  /** Whether a new picture would differ from the last one. */
  needsPaint(frame: number): boolean;
  /** From CSS pixels to the game's own coordinates; by default they are the same. */
  toGame?(x: number, y: number): Point;
  /** For games that several people play from machines of their own. */
  rooms?: DomRooms<Action>;
} & Pick<LoopedGame<Action, Snapshot>, "isBusy" | "save">;

export type DomRooms<Action extends string> = {
  /** Its picture has a `dom` part. */
  seated: Required<SeatedGame<Action>>;
  /** The game for one makes way for a round with others, or takes its place again. */
  setAside(isAside: boolean): void;
  /** Says why a round cannot be played here. */
  refuse(message: string): void;
};

export type DomApp = Readonly<Pick<GameState, "scene" | "rounds">> & {
  goOn(): void;
  pause(): void;
  mute(): void;
  leave(): void;
  comeBack(): void;
  draw(view: View): void;
};

export type DomGameOptions<Action extends string, Snapshot> = RuntimeOptions<Action, Snapshot> & {
  /** Keys and buttons that do not belong to elements of the page. */
  actions: Partial<Bindings<Action>>;
  start(kit: DomKit): DomGame<Action, Snapshot>;
};

/** Outside of play, a bot presses `kit:go` once in this many steps: cards need time to open. */
const BOT_GO_STEPS = 100;

/** Entry of a DOM game: connects the game's own page with input, sound, saves and the loop, and starts it. */
export async function startDomGame<Action extends string, Snapshot>(
  options: DomGameOptions<Action, Snapshot>,
): Promise<void> {
  const runtime = await openRuntime(options);
  const { bot, saves, sound, screen, seed } = runtime;
  const game = options.start({ saves, sound, random: createRandom(seed) });
  const { app } = game;
  const rooms =
    game.rooms &&
    openRooms<Action>({
      seated: game.rooms.seated,
      start() {
        throw new Error("A DOM game has no races.");
      },
      kit: { view: screen, saves, sound, root: document.body, best: 0 },
      onRefusal: game.rooms.refuse,
      onRoom: game.rooms.setAside,
    });
  const controls = createControls<Action | KitAction>();
  const unlock = () => !bot && sound.unlock();
  const input = listen<Action | KitAction>({
    target: window,
    bindings: options.actions as Bindings<Action | KitAction>,
    toGame: (x, y) => (rooms?.session?.dom ?? game).toGame?.(x, y) ?? { x, y },
    onGesture: unlock,
  });
  // Elements keep their clicks from the game, yet any of them may unlock the sound.
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, unlock, { capture: true });
  let steps = 0;
  let botSteps = 0;

  runLoop<Action, unknown>(runtime, input, {
    ...game,
    state() {
      const { scene, rounds } = app;
      const room = rooms?.session;
      if (room) return { scene: room.scene, steps: room.steps, rounds, best: game.best(), core: room };
      return { scene, steps, rounds, best: game.best(), core: game.core() };
    },
    step(move) {
      controls.feed(move);
      if (rooms?.session) {
        rooms.session.dom?.step(controls);
        return;
      }
      if (controls.pressed("kit:mute")) app.mute();
      if (controls.pressed("kit:restart")) game.restart();
      else if (controls.pressed("kit:pause")) app.pause();
      else if (game.wantsOn(controls)) app.goOn();
      game.step(controls);
      if (app.scene === "play") steps++;
    },
    paint(_, frame) {
      const room = rooms?.session;
      if (!room) {
        if (game.needsPaint(frame)) screen.paint((view) => app.draw(view));
        return;
      }
      room.advance(Date.now());
      if (room.dom?.needsPaint()) screen.paint(room.draw);
    },
    botPressesGo: () => ++botSteps % BOT_GO_STEPS === 0,
    leave: () => (rooms?.session ? rooms.session.setHere(!document.hidden) : app.leave()),
    comeBack: () => (rooms?.session ? rooms.session.setHere(true) : app.comeBack()),
  });
}
