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

type Frame = Pick<View, "width" | "height" | "scale">;

const CHIP = { width: 146, height: 38, gap: 12 };
/** Between two discs, and between two rows. */
const GAP = 22;
const ROW_GAP = 8.5;
/** The middle of the line from the bottom of the frame, and its upper edge. */
const LINE_UP = 27;
const LINE_TOP = 40.5;
/** On a phone chips and discs are as tall as a finger is wide, in CSS pixels. */
const FINGER = 40;
const PANEL = { width: 580, margin: 10 };

/** Sizes and places for a frame; everything `up` counts from its bottom. */
function layoutOf({ width, scale }: Frame, words: number, pictures: number, wanted: number) {
  const finger = FINGER / scale;
  const room = width - 2 * PANEL.margin;
  const chipHeight = Math.max(CHIP.height, finger);
  const chipStep = Math.min((CHIP.width * chipHeight) / CHIP.height + CHIP.gap, room / words);
  const radius = Math.max(wanted, finger / 2);
  const discStep = Math.min(radius * 2 + GAP, room / pictures);
  const discsUp = LINE_TOP + ROW_GAP + radius;
  const chipsUp = discsUp + radius + ROW_GAP + chipHeight;
  const panelWidth = Math.min(width, Math.max(PANEL.width, chipStep * words + 20, discStep * pictures + 20));
  return {
    chipHeight,
    chipWidth: chipStep - CHIP.gap,
    chipStep,
    chipsUp,
    radius,
    discStep,
    discsUp,
    panelWidth,
  };
}

const fromMiddle = (index: number, count: number, step: number) => (index - (count - 1) / 2) * step;

/** Lobby with a row of words above a row of pictures: up and down choose a word, left and right a picture, a click either. */
export function createTwoRows<Word extends string, Item extends string>(
  screen: Frame,
  { words, pictures, line, colors }: TwoRows<Word, Item>,
): Lobby<Way> {
  const layoutIn = (frame: Frame) => layoutOf(frame, words.ids.length, pictures.ids.length, pictures.radius);

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
    const { chipHeight, chipWidth, chipStep, chipsUp, radius, discStep, discsUp } = layoutIn(screen);
    const isOn = (index: number, count: number, step: number, half: number) =>
      Math.abs(x - screen.width / 2 - fromMiddle(index, count, step)) < half;
    if (Math.abs(y - (screen.height - chipsUp + chipHeight / 2)) < chipHeight / 2 + 4) {
      const chip = words.ids.find((_, at) => isOn(at, words.ids.length, chipStep, chipWidth / 2));
      return choose(words, chip);
    }
    if (Math.abs(y - (screen.height - discsUp)) >= radius + 4) return false;
    const disc = pictures.ids.find((_, at) => isOn(at, pictures.ids.length, discStep, discStep / 2));
    return choose(pictures, disc);
  }

  function drawChip(view: View, word: Word, at: number): void {
    const { ctx } = view;
    const { chipHeight, chipWidth, chipStep, chipsUp } = layoutIn(view);
    const isChosen = word === words.chosen();
    const x = view.width / 2 + fromMiddle(at, words.ids.length, chipStep);
    const y = view.height - chipsUp;
    ctx.fillStyle = isChosen ? palette.orange : colors.chip;
    ctx.beginPath();
    ctx.roundRect(x - chipWidth / 2, y, chipWidth, chipHeight, chipHeight / 2);
    ctx.fill();
    const color = isChosen ? colors.ink : palette.chalk;
    const name = words.nameOf(word);
    const size = sizeWithin(view, name, (21 * chipHeight) / CHIP.height, chipWidth - 16);
    const style = { size, align: "center", baseline: "middle", color } as const;
    drawText(view, name, x, y + chipHeight / 2 + 1, style);
  }

  function drawDisc(view: View, item: Item, at: number): void {
    const { ctx } = view;
    const { radius, discStep, discsUp } = layoutIn(view);
    ctx.save();
    ctx.translate(view.width / 2 + fromMiddle(at, pictures.ids.length, discStep), view.height - discsUp);
    ctx.scale(radius / pictures.radius, radius / pictures.radius);
    ctx.fillStyle = item === pictures.chosen() ? palette.orange : "rgb(244 240 228 / 0.25)";
    ctx.beginPath();
    ctx.arc(0, 0, pictures.radius, 0, Math.PI * 2);
    ctx.fill();
    pictures.draw(view, item, 0, 0);
    ctx.restore();
  }

  return {
    step(controls) {
      const { x, y, pressed } = controls.pointer;
      return pressed ? byPointer(x, y) : byKeys(controls);
    },
    draw(view) {
      const { chipsUp, panelWidth } = layoutIn(view);
      const top = view.height - chipsUp - PANEL.margin;
      view.ctx.fillStyle = colors.ground;
      view.ctx.beginPath();
      view.ctx.roundRect((view.width - panelWidth) / 2, top, panelWidth, chipsUp + 4, 18);
      view.ctx.fill();
      words.ids.forEach((word, at) => {
        drawChip(view, word, at);
      });
      pictures.ids.forEach((item, at) => {
        drawDisc(view, item, at);
      });
      const { text, isMissing } = line();
      const color = isMissing ? palette.yellow : palette.chalk;
      const size = sizeWithin(view, text, Math.max(20, 14 / view.scale), panelWidth - 20);
      const style = { size, align: "center", baseline: "middle", color } as const;
      drawText(view, text, view.width / 2, view.height - LINE_UP, style);
    },
  };
}
