import { deviceInHand } from "#kit/input/device.ts";
import { t } from "#kit/language/kit-words.ts";
import { written } from "#kit/language/translate.ts";
import type { Scene } from "#kit/scenes.ts";
import type { SoundControl } from "#kit/sound/sound.ts";
import { earnedCoins, hatsButton } from "./coins.ts";
import { button, element } from "./elements.ts";
import { logo } from "./logo.ts";
import type { Words } from "./words.ts";

export type ScreenOptions = {
  readonly words: Words;
  readonly sound: SoundControl;
  /** The hero of the game wears the visitor's hat. */
  readonly areHatsWorn: boolean;
  /** Begins, goes on, or plays again. */
  onGo(): void;
  onRestart(): void;
  onHats?(): void;
};

export type ScreenState = {
  readonly scene: Scene;
  /** Steps since the scene began. */
  readonly age: number;
  readonly best: number;
  readonly isRecord: boolean;
  /** Coins that the last round earned. */
  readonly earned: number;
  readonly round: { core: { score: number }; note?(): string; lobby?: unknown };
};

const isTouched = () => deviceInHand() === "touch";
const hint = (text: string) => (isTouched() ? [] : [element("p", "hint", text)]);
const how = ({ controls, touch = controls }: Words) => element("p", "how", isTouched() ? touch : controls);

export function title({ words, onGo }: ScreenOptions, { best }: ScreenState): HTMLElement[] {
  const record =
    best > 0
      ? [element("p", "best", t("kit.toBeat", { unit: words.unit ?? t("kit.score"), best: written(best) }))]
      : [];
  return [
    logo(words.title, words.logo),
    how(words),
    ways(words, t("kit.play"), onGo),
    ...chips(words),
    ...record,
    ...hint(t("kit.titleKeys")),
  ];
}

export function paused({ words, onGo, onRestart }: ScreenOptions): HTMLElement[] {
  const row = element(
    "div",
    "ways",
    button(t("kit.goOn"), onGo),
    button(t("kit.restart"), onRestart, "second"),
  );
  return [element("h1", "heading", t("kit.paused")), how(words), row, ...hint(t("kit.pauseKeys"))];
}

export function over(
  { words, onGo, onHats }: ScreenOptions,
  { best, isRecord, earned, round }: ScreenState,
): HTMLElement[] {
  const { unit = t("kit.score") } = words;
  const score = element("h1", "heading", element("small", "", unit), written(round.core.score));
  const record = isRecord
    ? element("p", "record", t("kit.newBest"))
    : element("p", "best", t("kit.best", { best: written(best) }));
  const note = round.note?.() ?? "";
  return [
    score,
    record,
    ...(note ? [element("p", "note", note)] : []),
    ways(words, t("kit.again"), onGo),
    ...chips(words),
    element(
      "div",
      "pay",
      ...(earned > 0 ? [earnedCoins(earned)] : []),
      ...(onHats ? [hatsButton(onHats, "in-card")] : []),
    ),
  ];
}

/** A big button, or one for each way to play. */
function ways(words: Words, label: string, onGo: () => void): HTMLElement {
  const modes = words.modes?.() ?? [];
  const buttons = modes.map(({ label, note, choose }, at) => {
    const begin = () => {
      choose();
      onGo();
    };
    return button(label, begin, at === 0 ? "" : "second", note?.());
  });
  return element("div", "ways", ...(buttons.length > 0 ? buttons : [button(label, onGo)]));
}

function chips(words: Words): HTMLElement[] {
  const list = words.chips?.() ?? [];
  const buttons = list.map((chip) => {
    const made = button(chip.label(), () => {
      chip.press();
      made.textContent = chip.label();
    });
    made.dataset["key"] = chip.key;
    made.title = chip.key.replace("Key", "");
    return made;
  });
  return buttons.length > 0 ? [element("div", "chips", ...buttons)] : [];
}
