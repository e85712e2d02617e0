import { describe, expect, it } from "vitest";
import { kitchen as burgers } from "#html5/counter-service/burgers/kitchen.ts";
import { stations as burgerStations } from "#html5/counter-service/burgers/stations.ts";
import { kitchen as donuts } from "#html5/counter-service/donuts/kitchen.ts";
import { stations as donutStations } from "#html5/counter-service/donuts/stations.ts";
import { newCareer } from "#html5/counter-service/engine/core/career.ts";
import { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { middleOf, targetAt } from "#html5/counter-service/engine/core/targets.ts";
import { kitchen as pizza } from "#html5/counter-service/pizza/kitchen.ts";
import { stations as pizzaStations } from "#html5/counter-service/pizza/stations.ts";
import { fitInto } from "#kit/draw/view.ts";
import { createRandom } from "#kit/random.ts";
import { arrange, shownAt, toStage } from "./arrangement.ts";

const kitchens = [
  ["burgers", burgers, burgerStations],
  ["pizza", pizza, pizzaStations],
  ["donuts", donuts, donutStations],
] as const;
const phones = [
  [390, 844],
  [342, 683],
  [360, 576],
  [844, 390],
  [796, 326],
] as const;
const SIZE = { width: 960, height: 540, fit: "expand" } as const;
/** Pixels that a finger needs. */
const FINGER = 40;

/** A view without a canvas. */
function aView(width: number, height: number) {
  const fit = fitInto({ width, height }, SIZE);
  return { ctx: {} as CanvasRenderingContext2D, ...fit };
}

/** Late in a career, in the morning or with everything open, and what is shown of it. */
function shownOn(
  [width, height]: readonly [number, number],
  at: (typeof kitchens)[number],
  isBoardFull: boolean,
) {
  const [, kitchen, stations] = at;
  const career = { ...newCareer(), day: 12 };
  career.levels.stove = 2;
  const shift = new Shift(kitchen, career, createRandom(1));
  const morning = arrange(aView(width, height), stations, { phase: "morning", isBoardFull });
  const shop = [...shift.targets];
  shift.press({ kind: "tab", index: 1 });
  const style = [...shift.targets];
  shift.press({ kind: "open", index: 0 });
  const open = arrange(aView(width, height), stations, { phase: "open", isBoardFull });
  return [
    ...shop.map((target) => ({ target, plan: morning, targets: shop })),
    ...style.map((target) => ({ target, plan: morning, targets: style })),
    ...shift.targets.map((target) => ({ target, plan: open, targets: [...shift.targets] })),
  ].flatMap(({ target, plan, targets }) => {
    const area = shownAt(plan, target);
    const css = fitInto({ width, height }, SIZE).scale * plan.zoom;
    return area && !hidden(target.kind, isBoardFull, plan.isEnlarged)
      ? [{ target, targets, plan, area, css }]
      : [];
  });
}

/** Nobody needs dough while there is some on the board. */
const hidden = (kind: string, isBoardFull: boolean, isEnlarged: boolean) =>
  kind === "raw" && isBoardFull && isEnlarged;

describe.each(kitchens)("the arrangement of %s", (...kitchen) => {
  it.each(phones)("gives everything the size of a finger on a phone of %i × %i", (...phone) => {
    for (const isBoardFull of [false, true])
      for (const { target, area, css } of shownOn(phone, kitchen, isBoardFull)) {
        // What goes to the oven is pressed while the board is full, and large then.
        if (target.kind === "board" && kitchen[0] === "pizza" && !isBoardFull) continue;
        if (target.kind === "quarter" && !isBoardFull) continue;
        const size = Math.min(area.width, area.height) * css;
        expect({ ...target, size: size >= FINGER ? FINGER : size }).toMatchObject({ size: FINGER });
      }
  });

  it.each([...phones, [960, 540], [1366, 768], [768, 1024]] as const)(
    "finds under the pointer what is shown there, in a frame of %i × %i",
    (...frame) => {
      for (const isBoardFull of [false, true])
        for (const { target, targets, plan, area } of shownOn(frame, kitchen, isBoardFull)) {
          const { x, y } = toStage(plan, middleOf(area));
          const found = targetAt(targets, x, y);
          // The board lies under its quarters.
          expect(targetAt(targets, middleOf(target).x, middleOf(target).y)).toEqual(found);
          expect(Math.abs(x - middleOf(target).x)).toBeLessThan(0.01);
          expect(area.x).toBeGreaterThanOrEqual(plan.area.x);
          expect(area.x + area.width).toBeLessThanOrEqual(plan.area.x + plan.area.width);
          expect(area.y + area.height).toBeLessThanOrEqual(plan.area.y + plan.area.height);
        }
    },
  );
});

describe("arrange", () => {
  it("shows a pizza at least one and a half times as large while it is topped", () => {
    const widthOf = (isBoardFull: boolean) =>
      arrange(aView(960, 540), pizzaStations, { phase: "open", isBoardFull }).panels.find(
        ({ part }) => part === "board",
      )?.to.width ?? 0;
    expect(widthOf(true)).toBeGreaterThan(widthOf(false) * 1.5);
  });

  it("leaves the core's stage as it is where the frame has its shape", () => {
    const plan = arrange(aView(1920, 1080), burgerStations, { phase: "open", isBoardFull: true });
    expect(shownAt(plan, { x: 444, y: 246, width: 246, height: 184 })).toEqual({
      x: 444,
      y: 246,
      width: 246,
      height: 184,
    });
  });
});
