import { createDemo, type Demo } from "./demo.ts";
import { drawToast } from "./draw/toast.ts";
import type { Move } from "./input/controls.ts";
import { listen } from "./input/input.ts";
import type { Bindings } from "./input/keys.ts";
import { t } from "./language/kit-words.ts";
import { direction } from "./language/script.ts";
import { coinsForRound } from "./purse/coins-for-round.ts";
import { purse } from "./purse/purse.ts";
import { createRandom } from "./random.ts";
import { openRecords } from "./records/records.ts";
import type { AnyRules } from "./records/rules.ts";
import type { Watch } from "./records/watch.ts";
import type { Kit, Round } from "./round.ts";
import { openRuntime, type RuntimeOptions, runLoop } from "./runtime.ts";
import { openScreens } from "./screens/screens.ts";
import type { Words } from "./screens/words.ts";
import { createSession, type KitAction } from "./session.ts";
import { createLessons, noLessons, type Teach } from "./teach.ts";
import { openRooms } from "./together/rooms.ts";
import type { SeatedGame } from "./together/seated-game.ts";

export type GameOptions<Action extends string, Snapshot> = RuntimeOptions<Action, Snapshot> &
  Words & {
    actions: Bindings<Action>;
    /** Begins a round. The first one is also drawn behind the title. */
    start(kit: Kit): Round<Action, Snapshot>;
    /** The bot plays behind the title. For games whose `start` uses its kit only and leaves the page alone. */
    hasDemo?: boolean;
    /** The hero wears the visitor's hat (`drawHat`). */
    hasHats?: boolean;
    /** The rules as the boards need them, for games that take part. */
    rules?: AnyRules;
    /** For games that several people play from machines of their own. */
    seated?: SeatedGame<Action>;
  };

const kitBindings = {
  "kit:go": ["Space", "Enter", "pad:a", "pointer"],
  "kit:pause": ["KeyP", "pad:start"],
  "kit:restart": ["KeyR"],
  "kit:mute": ["KeyM"],
  "kit:next": [direction === "rtl" ? "pad:left" : "pad:right"],
  "kit:previous": [direction === "rtl" ? "pad:right" : "pad:left"],
  "kit:up": ["pad:up"],
  "kit:down": ["pad:down"],
  "kit:back": ["pad:b"],
  "kit:press": ["pad:a"],
} as const;

/** Entry of a canvas game: connects screen, input, sound, saves and scenes with the game's rounds, and starts the loop. */
export async function startGame<Action extends string, Snapshot>(
  options: GameOptions<Action, Snapshot>,
): Promise<void> {
  const runtime = await openRuntime(options);
  const { bot, saves, sound, screen, seed } = runtime;
  const shared = { view: screen, saves, root: document.body };
  let demo: Demo | undefined;
  let watch: Watch | undefined;
  let toast = { text: "", age: 0 };

  const { rules } = options;
  const records =
    rules &&
    openRecords(rules, {
      onCourse() {
        watch?.close();
        watch = undefined;
        session.renew();
      },
      async onWatch(tape) {
        const [{ openPlayback }, { openWatch }] = await Promise.all([
          import("./records/playback.ts"),
          import("./records/watch.ts"),
        ]);
        watch?.close();
        const kit = { ...shared, sound, best: session.best, teach: noLessons, pause: () => undefined };
        watch = openWatch(document.body, openPlayback(rules, tape, options.start, kit));
      },
      onRefusal(text) {
        toast = { text, age: 0 };
      },
    });

  const rooms =
    options.seated &&
    openRooms<Action>({
      seated: options.seated,
      start: options.start,
      kit: { ...shared, sound, best: 0 },
      onRefusal(text) {
        toast = { text, age: 0 };
      },
    });

  const lessons = createLessons(saves, () => session.steps);
  const teach: Teach = (view, lesson) => {
    if (session.scene === "play") lessons(view, lesson);
  };
  const session = createSession<Action, Snapshot>({
    actions: Object.keys(options.actions) as Action[],
    saves,
    begin(number, best) {
      const own = (seed + number) >>> 0;
      const luck = records?.begin(own) ?? { random: createRandom(own), reseed: () => createRandom(own) };
      const pause = () => session.leave();
      const played = { sound, best, isDemo: false, isPlayed: true, teach, pause };
      return options.start({ ...shared, ...luck, ...played });
    },
    isForScreen(controls) {
      if (controls.pressed("kit:press")) return screens.press();
      if (controls.pressed("kit:back") && screens.back()) return true;
      const along = Number(controls.pressed("kit:next")) - Number(controls.pressed("kit:previous"));
      const down = Number(controls.pressed("kit:down")) - Number(controls.pressed("kit:up"));
      const by = along || down;
      return by !== 0 && screens.move(by, along === 0);
    },
    isCovered: () => screens.isCovered,
    pay(played, round) {
      const coins = (round.coins ?? coinsForRound)(played);
      purse.earn(coins);
      return coins;
    },
    onMute() {
      sound.toggleMute();
      toast = { text: t(sound.isMuted ? "kit.soundOff" : "kit.soundOn"), age: 0 };
    },
    ...(records && {
      record: () => records.record<Action>(),
      onStep: () => records.stepGhost(),
      onRecorded(recorder, { core, run = core, options = null, isUnranked }) {
        if (!isUnranked) records.keep(recorder, options, run.score);
      },
    }),
  });
  const screens = openScreens(document.body, {
    words: options,
    sound,
    areHatsWorn: options.hasHats === true,
    onGo: () => session.go(),
    onRestart: () => session.restart(),
  });
  const input = listen<Action | KitAction>({
    target: window,
    bindings: { ...kitBindings, ...options.actions } as Bindings<Action | KitAction>,
    toGame: screen.toGame,
    onGesture: () => !bot && sound.unlock(),
  });
  addEventListener("pointerdown", () => window.focus());

  runLoop(runtime, input, {
    state() {
      const { scene, steps, rounds, best, round } = session;
      const room = rooms?.session;
      if (room) return { scene: room.scene, steps: room.steps, rounds, best, core: room };
      if (watch) {
        const { playback, isRunning } = watch;
        return { scene: isRunning ? "play" : "paused", steps, rounds, best, core: playback.round.core };
      }
      return { scene, steps, rounds, best, core: round.core };
    },
    tape: () => records?.lastTape,
    step(move) {
      if (rooms?.session) {
        rooms.session.take(move as Move<Action>);
        return;
      }
      if (watch) {
        watch.step();
        return;
      }
      session.step(move);
      if (session.scene === "title") demo?.step();
    },
    paint({ steps, alpha }) {
      toast.age += steps;
      const { scene, round } = session;
      const room = rooms?.session;
      room?.advance(Date.now());
      screens.show(room || watch ? undefined : session);
      screen.paint((view) => {
        if (room) room.draw(view);
        else if (watch) watch.playback.round.draw(view, 0);
        else if (demo && scene === "title") demo.draw(view);
        else round.draw(view, scene === "play" ? alpha : 0);
      });
      screen.paintOver((view) => {
        if (room) room.drawOver(view, Date.now());
        else if (!watch && (scene === "title" || scene === "over")) round.lobby?.draw(view, scene);
        drawToast(view, toast.text, toast.age);
      });
    },
    botPressesGo: () => session.age % 2 === 1,
    leave: () => (rooms?.session ? rooms.session.setHere(!document.hidden) : session.leave()),
    comeBack: () => rooms?.session?.setHere(true),
    save: session.saveBest,
  });
  if (options.hasDemo && !bot) {
    const { bot: player } = await options.bot();
    demo = createDemo(options.start, player, { ...shared, best: session.best });
  }
}
