import "./font.css";
import "./page.css";
import type { Bot, Core } from "./bot.ts";
import { createClock, type Due } from "./clock.ts";
import { loadDisplayFont } from "./draw/font.ts";
import { createScreen, type Size } from "./draw/view.ts";
import { readFlags } from "./flags.ts";
import { type GameState, installHook } from "./hook.ts";
import type { Move } from "./input/controls.ts";
import type { Input } from "./input/input.ts";
import { markPage } from "./language/script.ts";
import { openPurse } from "./purse/purse.ts";
import type { KitAction } from "./session.ts";
import { createSound } from "./sound/sound.ts";
import { openSaves } from "./storage.ts";

export type RuntimeOptions<Action extends string, Snapshot> = {
  /** The folder's name; saves are kept under it. */
  slug: string;
  size: Size;
  /** Loads the bot: when the URL asks for it (`#bot`), and for the demo. */
  bot(): Promise<{ bot: Bot<Action, Snapshot> }>;
  /** Raise it when old saves should be forgotten. */
  saveVersion?: number;
};

export type Runtime<Action extends string, Snapshot> = Awaited<
  ReturnType<typeof openRuntime<Action, Snapshot>>
>;

/** Opens what every game's page needs: saves, sound, screen and clock, and the bot and seed that the URL's flags ask for. */
export async function openRuntime<Action extends string, Snapshot>(
  options: RuntimeOptions<Action, Snapshot>,
) {
  const flags = readFlags(location.hash);
  markPage(document);
  openPurse();
  const [bot] = await Promise.all([
    flags.hasBot ? options.bot().then((loaded) => loaded.bot) : undefined,
    loadDisplayFont(),
  ]);
  const until = flags.until === "cover" ? (bot?.coverStep ?? 0) : flags.until;
  const saves = openSaves(options.slug, options.saveVersion);
  return {
    bot,
    until,
    /** Faster than real time, or up to a given step: then a bot's game must be the same on every machine. */
    isReproducible: bot !== undefined && (flags.speed > 1 || until < Number.POSITIVE_INFINITY),
    saves,
    sound: createSound(saves),
    screen: createScreen(document.body, options.size),
    clock: createClock(flags.speed),
    seed: flags.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  };
}

/** A game as the loop runs it. */
export type LoopedGame<Action extends string, Snapshot> = {
  state(): GameState & { core: Pick<Core<Action, Snapshot>, "score" | "snapshot"> };
  /** A sixtieth of a second. */
  step(move: Move<Action | KitAction>): void;
  /** Draws a frame. `frame` counts from 0. */
  paint(due: Due, frame: number): void;
  /** Whether a bot that waits outside of play presses `kit:go` in this step. */
  botPressesGo(): boolean;
  /** A worker of the game computes; in a reproducible run, the steps wait for it. */
  isBusy?(): boolean;
  /** The window lost its focus, or the tab was hidden. */
  leave(): void;
  /** The window has its focus again, or the tab is visible. */
  comeBack?(): void;
  /** The page unloads. */
  save?(): void;
  /** The tape of the last round, where the game records them. */
  tape?(): Uint8Array | undefined;
};

/** Game loop on animation frames: steps the game by the clock, from the input, the bot or the test hook, and paints it. */
export function runLoop<Action extends string, Snapshot>(
  runtime: Runtime<Action, Snapshot>,
  input: Input<Action | KitAction>,
  game: LoopedGame<Action, Snapshot>,
): void {
  const { bot, until, isReproducible, clock, sound } = runtime;
  let hookMove: Move<Action | KitAction> | undefined;
  let frames = 0;

  function nextMove(): Move<Action | KitAction> {
    const move = input.poll();
    if (hookMove) return hookMove;
    if (!bot) return move;
    const { scene, core } = game.state();
    if (scene === "play") return bot.act(core.snapshot());
    return { held: game.botPressesGo() ? ["kit:go"] : [] };
  }

  function handleFrame(now: number) {
    const due = clock.advance(now);
    for (let i = 0; i < due.steps && game.state().steps < until; i++) {
      if (isReproducible && game.isBusy?.()) break;
      game.step(nextMove());
    }
    game.paint(due, frames);
    sound.tick(game.state().scene === "play");
    frames++;
    requestAnimationFrame(handleFrame);
  }

  watchAttention(runtime, game);
  installHook(
    () => ({ ...game.state(), frames, bot }),
    (move) => {
      hookMove = move as Move<Action | KitAction>;
    },
    () => game.tape?.(),
  );
  requestAnimationFrame(handleFrame);
}

/** Pauses game and sound while the visitor looks elsewhere. */
function watchAttention<Action extends string, Snapshot>(
  { bot, sound }: Runtime<Action, Snapshot>,
  game: LoopedGame<Action, Snapshot>,
): void {
  function leave() {
    // A bot's page never has the focus, and its game must not pause.
    if (bot) return;
    game.leave();
    sound.sleep();
  }
  function comeBack() {
    game.comeBack?.();
    sound.wake();
  }
  addEventListener("blur", leave);
  addEventListener("focus", comeBack);
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()));
  addEventListener("pagehide", () => game.save?.());
}
