import { clamp } from "#kit/ease.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Lobby } from "#kit/round.ts";
import { palette } from "./palette.ts";
import { drawText, sizeWithin } from "./text.ts";
import type { View } from "./view.ts";

type Way = "up" | "down" | "left" | "right";

type Row<Id extends string> = {
  ids: readonly Id[];
  chosen(): Id;
  choose(id: Id): void;
};

/** Content of a two-row lobby. */
export type TwoRows<Word extends string, Item extends string> = {
  /** Short words, from easy to hard. */
  words: Row<Word> & { nameOf(word: Word): string };
  /** Pictures in discs of this radius. */
  pictures: Row<Item> & { radius: number; draw(view: View, item: Item, x: number, y: number): void };
  /** A line about the choice; it is highlighted when it says what is missing. */
  line(): { text: string; isMissing: boolean };
  colors: { ground: string; chip: string; ink: string };
};

const CHIP = { width: 146, height: 38, gap: 12 };
/** Between two discs. */
const GAP = 22;
/** From the bottom of the frame. */
const CHIPS_UP = 146;
const DISCS_UP = 74;
const LINE_UP = 27;

const fromMiddle = (index: number, count: number, step: number) => (index - (count - 1) / 2) * step;

/** Lobby with a row of words above a row of pictures: up and down choose a word, left and right a picture, a click either. */
export function createTwoRows<Word extends string, Item extends string>(
  screen: Pick<View, "width" | "height">,
  { words, pictures, line, colors }: TwoRows<Word, Item>,
): Lobby<Way> {
  const chipStep = CHIP.width + CHIP.gap;
  const discStep = pictures.radius * 2 + GAP;

  function choose<Id extends string>(row: Row<Id>, id: Id | undefined): boolean {
    if (id !== undefined) row.choose(id);
    return id !== undefined;
  }

  function byKeys(controls: Controls<Way>): boolean {
    const harder = Number(controls.pressed("up")) - Number(controls.pressed("down"));
    const aside = Number(controls.pressed("right")) - Number(controls.pressed("left"));
    if (harder !== 0) {
      const at = words.ids.indexOf(words.chosen()) + harder;
      return choose(words, words.ids[clamp(at, 0, words.ids.length - 1)]);
    }
    const count = pictures.ids.length;
    const at = pictures.ids.indexOf(pictures.chosen()) + aside + count;
    return aside !== 0 && choose(pictures, pictures.ids[at % count]);
  }

  function byPointer(x: number, y: number): boolean {
    const isOn = (index: number, count: number, step: number, half: number) =>
      Math.abs(x - screen.width / 2 - fromMiddle(index, count, step)) < half;
    if (Math.abs(y - (screen.height - CHIPS_UP + CHIP.height / 2)) < CHIP.height / 2 + 4) {
      const chip = words.ids.find((_, at) => isOn(at, words.ids.length, chipStep, CHIP.width / 2));
      return choose(words, chip);
    }
    if (Math.abs(y - (screen.height - DISCS_UP)) >= pictures.radius + 4) return false;
    const disc = pictures.ids.find((_, at) => isOn(at, pictures.ids.length, discStep, discStep / 2));
    return choose(pictures, disc);
  }

  function drawChip(view: View, word: Word, at: number): void {
    const { ctx } = view;
    const isChosen = word === words.chosen();
    const x = view.width / 2 + fromMiddle(at, words.ids.length, chipStep);
    const y = view.height - CHIPS_UP;
    ctx.fillStyle = isChosen ? palette.orange : colors.chip;
    ctx.beginPath();
    ctx.roundRect(x - CHIP.width / 2, y, CHIP.width, CHIP.height, CHIP.height / 2);
    ctx.fill();
    const color = isChosen ? colors.ink : palette.chalk;
    const name = words.nameOf(word);
    const size = sizeWithin(view, name, 21, CHIP.width - 16);
    const style = { size, align: "center", baseline: "middle", color } as const;
    drawText(view, name, x, y + CHIP.height / 2 + 1, style);
  }

  function drawDisc(view: View, item: Item, at: number): void {
    const { ctx } = view;
    const x = view.width / 2 + fromMiddle(at, pictures.ids.length, discStep);
    const y = view.height - DISCS_UP;
    ctx.fillStyle = item === pictures.chosen() ? palette.orange : "rgb(244 240 228 / 0.25)";
    ctx.beginPath();
    ctx.arc(x, y, pictures.radius, 0, Math.PI * 2);
    ctx.fill();
    pictures.draw(view, item, x, y);
  }

  return {
    step(controls) {
      const { x, y, pressed } = controls.pointer;
      return pressed ? byPointer(x, y) : byKeys(controls);
    },
    draw(view) {
      view.ctx.fillStyle = colors.ground;
      view.ctx.beginPath();
      view.ctx.roundRect(view.width / 2 - 290, view.height - CHIPS_UP - 10, 580, CHIPS_UP + 4, 18);
      view.ctx.fill();
      words.ids.forEach((word, at) => {
        drawChip(view, word, at);
      });
      pictures.ids.forEach((item, at) => {
        drawDisc(view, item, at);
      });
      const { text, isMissing } = line();
      const color = isMissing ? palette.yellow : palette.chalk;
      const size = sizeWithin(view, text, 20, 560);
      const style = { size, align: "center", baseline: "middle", color } as const;
      drawText(view, text, view.width / 2, view.height - LINE_UP, style);
    },
  };
}
