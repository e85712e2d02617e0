import type { Bot } from "#kit/bot.ts";
import { startGame } from "#kit/game.ts";
import { type Controls, moveOf, type Point } from "#kit/input/controls.ts";
import type { Rules } from "#kit/records/rules.ts";
import type { Kit } from "#kit/round.ts";
import type { Mode } from "#kit/screens/words.ts";
import { isNumber } from "#kit/storage.ts";
import { type Action, bindings } from "./core/actions.ts";
import { type Career, isCareer, newCareer } from "./core/career.ts";
import { nonStopShift } from "./core/counter-rules.ts";
import type { ShiftEvent } from "./core/events.ts";
import type { Kitchen } from "./core/kitchen.ts";
import { Shift } from "./core/shift.ts";
import type { Snapshot } from "./core/snapshot.ts";
import { STAGE } from "./core/targets.ts";
import type { ShiftMode } from "./core/today.ts";
import type { Look } from "./draw/look.ts";
import "./result.css";
import { Stage } from "./stage/stage.ts";
import { whatIsNext } from "./stage/what-is-next.ts";

type Options = {
  title: string;
  logo: string;
  kitchen: Kitchen;
  look: Look;
  rules: Rules<Action, null, Snapshot>;
  bot(): Promise<{ bot: Bot<Action, Snapshot> }>;
};

/** What the buttons of title and result know of the game. */
type Menu = {
  /** The day on which the career goes on. */
  day(): number;
  /** The most points of a non-stop shift. */
  best(): number;
  isOver(): boolean;
  isPassed(): boolean;
  choose(mode: ShiftMode): void;
};

/** Starts one game of the series. A round is a day; the career goes on from round to round. The boards have the non-stop shift. */
export function openCounter({ title, logo, kitchen, look, rules, bot }: Options): void {
  let chosen: ShiftMode = "day";
  let menu: Menu | undefined;
  void startGame<Action, Snapshot>({
    slug: kitchen.slug,
    title,
    logo,
    controls: "Click and drag, or arrows and Space",
    touch: "Tap and drag",
    size: { ...STAGE, fit: "expand" },
    unit: "Points",
    hasHats: true,
    modes: () => modesOf(menu, chosen),
    actions: bindings,
    bot,
    rules,
    start(kit) {
      const { saves } = kit;
      if (kit.isForBoards) chosen = "non-stop";
      const career = () => saves.read("career", isCareer, newCareer());
      const best = () => saves.read("non-stop", isNumber, 0);
      let round = begin(kit, career(), kit.options === undefined ? chosen : "non-stop");

      function keep(kind: ShiftEvent["kind"]) {
        const { shift } = round;
        if (shift.mode === "day") {
          if (kind === "buy" || kind === "pick-ware") saves.write("career", shift.career);
          if (kind === "close") saves.write("career", shift.careerAfter());
        } else if (kind === "close" && shift.score > best()) saves.write("non-stop", shift.score);
      }

      if (kit.isPlayed)
        menu = {
          day: () => career().day,
          best,
          isOver: () => round.shift.isOver,
          isPassed: () => round.shift.isPassed,
          choose(mode) {
            chosen = mode;
            if (round.shift.steps === 0) round = begin(kit, career(), mode);
          },
        };

      return {
        get core() {
          return round.shift;
        },
        step(controls) {
          const { shift, stage } = round;
          // A tape has places on the stage; a day of the career has the devices' own.
          const isDay = shift.mode === "day";
          const events = shift.step(
            isDay ? pointingAt(controls, stage.point(controls.pointer, kit.view)) : controls,
          );
          if (kit.isPlayed) for (const { kind } of events) keep(kind);
          stage.step(events);
        },
        // A day of the career is on no tape: what was bought before gives an unfair start.
        toCore(controls) {
          if (round.shift.mode === "day") return undefined;
          return moveOf(controls, rules.actions, round.stage.point(controls.pointer, kit.view));
        },
        draw: (view) => round.stage.draw(view),
        linger: () => round.stage.linger(),
        note: () => noteOf(round.shift),
      };
    },
  });

  function begin(kit: Kit, career: Career, mode: ShiftMode) {
    const shift =
      mode === "day" ? new Shift(kitchen, career, kit.reseed()) : nonStopShift(kitchen, kit.reseed());
    return { shift, stage: new Stage(shift, look, kit, career) };
  }
}

/** The career and the non-stop shift; after a round the one that was played comes first. */
function modesOf(menu: Menu | undefined, chosen: ShiftMode): Mode[] {
  const isOver = menu?.isOver() ?? false;
  const best = menu?.best() ?? 0;
  const career = {
    label: isOver && chosen === "day" ? (menu?.isPassed() ? "Go on" : "Again") : "Career",
    note: () => `Day ${menu?.day() ?? 1}`,
    choose: () => menu?.choose("day"),
  };
  const nonStop = {
    label: isOver && chosen === "non-stop" ? "Again" : "Non-stop",
    note: () => (best > 0 ? `Best ${best}` : "Three hearts"),
    choose: () => menu?.choose("non-stop"),
  };
  return isOver && chosen === "non-stop" ? [nonStop, career] : [career, nonStop];
}

function noteOf(shift: Shift): string {
  if (shift.mode === "non-stop") return `${shift.report().served} served, until hour ${shift.pantry.day}`;
  return whatIsNext(shift).title;
}

const pointingAt = (controls: Controls<Action>, place: Point): Controls<Action> => ({
  ...controls,
  pointer: { ...controls.pointer, ...place },
});
