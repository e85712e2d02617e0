import "./page.css";
import type { Bot } from "./bot.ts";
import { createClock } from "./clock.ts";
import type { Move } from "./controls.ts";
import { createDemo, type Demo } from "./demo.ts";
import { readFlags } from "./flags.ts";
import { offerHook } from "./hook.ts";
import { listen } from "./input.ts";
import type { Bindings } from "./keys.ts";
import { drawScene, drawToast } from "./overlay.ts";
import { createRandom } from "./random.ts";
import type { Kit, Round } from "./round.ts";
import { createSession, type KitAction } from "./session.ts";
import { createSound } from "./sound.ts";
import { openSaves } from "./storage.ts";
import { createScreen, type Size } from "./view.ts";

export type GameOptions<Action extends string, Snapshot> = {
  /** The folder's name; saves are kept under it. */
  slug: string;
  title: string;
  /** One line: what to press. */
  controls: string;
  size: Size;
  actions: Bindings<Action>;
  /** Begins a round. The first one is also the picture behind the title. */
  start(kit: Kit): Round<Action, Snapshot>;
  /** Loaded when the address asks for it (`#bot`) and for the demo. */
  bot(): Promise<{ bot: Bot<Action, Snapshot> }>;
  /** The bot plays behind the title. For games whose `start` keeps to its kit and leaves the page alone. */
  hasDemo?: boolean;
  /** The word for what is counted; "Score" unless told. */
  unit?: string;
  /** Raise it when old saves should be forgotten. */
  saveVersion?: number;
};

const kitBindings = {
  "kit:go": ["Space", "Enter", "pad:a", "pointer"],
  "kit:pause": ["KeyP", "pad:start"],
  "kit:restart": ["KeyR"],
  "kit:mute": ["KeyM"],
} as const;

/** The one entry: wires screen, input, sound, saves and scenes around a game, and starts it. */
export async function startGame<Action extends string, Snapshot>(
  options: GameOptions<Action, Snapshot>,
): Promise<void> {
  const flags = readFlags(location.hash);
  const bot = flags.hasBot ? (await options.bot()).bot : undefined;
  const until = flags.until === "cover" ? (bot?.coverStep ?? 0) : flags.until;
  const saves = openSaves(options.slug, options.saveVersion);
  const sound = createSound(saves);
  const screen = createScreen(document.body, options.size);
  const clock = createClock(flags.speed);
  const seed = flags.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const shared = { view: screen, saves, root: document.body };
  let demo: Demo | undefined;
  let toast = { text: "", age: 0 };
  let hands: Move<Action> | undefined;
  let frames = 0;

  const session = createSession<Action, Snapshot>({
    actions: Object.keys(options.actions) as Action[],
    saves,
    begin(number, best) {
      const random = createRandom(seed + number);
      return options.start({ ...shared, sound, random, best, isDemo: false, pause: () => session.leave() });
    },
    onMute() {
      sound.toggleMute();
      toast = { text: sound.isMuted ? "Sound off" : "Sound on", age: 0 };
    },
  });
  const input = listen<Action | KitAction>({
    target: window,
    bindings: { ...kitBindings, ...options.actions } as Bindings<Action | KitAction>,
    toGame: screen.toGame,
    onGesture: () => !bot && sound.unlock(),
  });

  function nextMove(): Move<Action | KitAction> {
    const move = input.poll();
    if (hands) return hands;
    if (!bot) return move;
    if (session.scene === "play") return bot.act(session.round.core.snapshot());
    return { held: session.age % 2 ? ["kit:go"] : [] };
  }

  function frame(now: number) {
    const { steps, alpha } = clock.advance(now);
    for (let i = 0; i < steps && session.steps < until; i++) {
      session.step(nextMove());
      if (session.scene === "title") demo?.step();
    }
    toast.age += steps;
    screen.paint((view) => {
      if (demo && session.scene === "title") demo.draw(view);
      else session.round.draw(view, session.scene === "play" ? alpha : 0);
    });
    screen.paintOver((view) => {
      drawScene(view, options, session);
      const { scene, round } = session;
      if (scene === "title" || scene === "over") round.lobby?.draw(view, scene);
      drawToast(view, toast.text, toast.age);
    });
    sound.tick(session.scene === "play");
    frames++;
    requestAnimationFrame(frame);
  }

  function leave() {
    // Nobody looks at a bot, and its page has no focus to lose.
    if (bot) return;
    session.leave();
    sound.sleep();
  }

  addEventListener("blur", leave);
  addEventListener("focus", sound.wake);
  addEventListener("pointerdown", () => window.focus());
  addEventListener("pagehide", session.keepBest);
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : sound.wake()));
  offerHook(
    session,
    bot,
    () => frames,
    (move) => {
      hands = move as Move<Action>;
    },
  );
  requestAnimationFrame(frame);
  if (options.hasDemo && !bot) {
    const { bot: player } = await options.bot();
    demo = createDemo(options.start, player, { ...shared, best: session.best });
  }
}
