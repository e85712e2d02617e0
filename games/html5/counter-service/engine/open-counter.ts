import type { Bot } from "#kit/bot.ts";
import type { View } from "#kit/draw/view.ts";
import { startGame } from "#kit/game.ts";
import type { Controls } from "#kit/input/controls.ts";
import { type Action, bindings } from "./core/actions.ts";
import { isCareer, newCareer } from "./core/career.ts";
import type { Kitchen } from "./core/kitchen.ts";
import { Shift } from "./core/shift.ts";
import type { Snapshot } from "./core/snapshot.ts";
import { STAGE } from "./core/targets.ts";
import type { Look } from "./draw/look.ts";
import { Stage } from "./stage/stage.ts";

type Options = {
  title: string;
  kitchen: Kitchen;
  look: Look;
  bot(): Promise<{ bot: Bot<Action, Snapshot> }>;
};

/** Starts one game of the series. A round is a day; the career goes on from round to round. */
export function openCounter({ title, kitchen, look, bot }: Options): void {
  void startGame<Action, Snapshot>({
    slug: kitchen.slug,
    title,
    controls: "Click and drag, or arrows and Space",
    size: { ...STAGE, fit: "expand" },
    unit: "Points",
    actions: bindings,
    bot,
    start(kit) {
      const { saves } = kit;
      const career = saves.read("career", isCareer, newCareer());
      const shift = new Shift(kitchen, career, kit.random);
      const stage = new Stage(shift, look, kit);
      return {
        core: shift,
        step(controls) {
          const events = shift.step(onStage(controls, kit.view));
          if (events.some(({ kind }) => kind === "buy")) saves.write("career", shift.career);
          if (events.some(({ kind }) => kind === "close")) saves.write("career", shift.careerAfter());
          stage.step(events);
        },
        draw: (view) => stage.draw(view),
        note: () => noteOf(shift),
      };
    },
  });
}

function noteOf(shift: Shift): string {
  const { day, served, guests, coins, isPassed } = shift.report();
  if (!isPassed) return `Three hearts lost. Day ${day} starts over, your coins stay.`;
  return `Day ${day}: ${served} of ${guests} served, ${coins} coins`;
}

/** The stage lies in the middle of the frame, whatever its shape. */
function onStage(controls: Controls<Action>, view: View): Controls<Action> {
  const { x, y } = controls.pointer;
  const left = (view.width - STAGE.width) / 2;
  const top = (view.height - STAGE.height) / 2;
  return { ...controls, pointer: { ...controls.pointer, x: x - left, y: y - top } };
}
