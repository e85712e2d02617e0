import type { Bot } from "#kit/bot.ts";
import { startGame } from "#kit/game.ts";
import { type Controls, moveOf, type Point } from "#kit/input/controls.ts";
import type { Rules } from "#kit/records/rules.ts";
import type { Kit } from "#kit/round.ts";
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
import { createLobby } from "./stage/lobby.ts";
import { Stage } from "./stage/stage.ts";

type Options = {
  title: string;
  logo: string;
  kitchen: Kitchen;
  look: Look;
  rules: Rules<Action, null, Snapshot>;
  bot(): Promise<{ bot: Bot<Action, Snapshot> }>;
};

/** Starts one game of the series. A round is a day; the career goes on from round to round. The boards have the non-stop shift. */
export function openCounter({ title, logo, kitchen, look, rules, bot }: Options): void {
  let chosen: ShiftMode = "day";
  void startGame<Action, Snapshot>({
    slug: kitchen.slug,
    title,
    logo,
    controls: "Click and drag, or arrows and Space",
    touch: "Tap and drag",
    size: { ...STAGE, fit: "expand" },
    unit: "Points",
    actions: bindings,
    bot,
    rules,
    start(kit) {
      const { saves } = kit;
      if (kit.isForBoards) chosen = "non-stop";
      const isGiven = kit.options !== undefined;
      const career = () => saves.read("career", isCareer, newCareer());
      const best = () => saves.read("non-stop", isNumber, 0);
      let round = begin(kit, career(), isGiven ? "non-stop" : chosen);

      function keep(kind: ShiftEvent["kind"]) {
        const { shift } = round;
        if (shift.mode === "day") {
          if (kind === "buy") saves.write("career", shift.career);
          if (kind === "close") saves.write("career", shift.careerAfter());
        } else if (kind === "close" && shift.score > best()) saves.write("non-stop", shift.score);
      }

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
        note: () => noteOf(round.shift),
        ...(kit.isPlayed &&
          !isGiven && {
            lobby: createLobby(kit.view, {
              mode: () => chosen,
              day: () => career().day,
              best,
              onChoose(mode) {
                chosen = mode;
                if (round.shift.steps === 0) round = begin(kit, career(), mode);
              },
            }),
          }),
      };
    },
  });

  function begin(kit: Kit, career: Career, mode: ShiftMode) {
    const shift =
      mode === "day" ? new Shift(kitchen, career, kit.reseed()) : nonStopShift(kitchen, kit.reseed());
    return { shift, stage: new Stage(shift, look, kit) };
  }
}

function noteOf(shift: Shift): string {
  const { day, served, guests, coins, isPassed } = shift.report();
  if (shift.mode === "non-stop") return `Non-stop: ${served} served, until hour ${shift.pantry.day}`;
  if (!isPassed) return `Three hearts lost. Day ${day} starts over, your coins stay.`;
  return `Day ${day}: ${served} of ${guests} served, ${coins} coins`;
}

const pointingAt = (controls: Controls<Action>, place: Point): Controls<Action> => ({
  ...controls,
  pointer: { ...controls.pointer, ...place },
});
