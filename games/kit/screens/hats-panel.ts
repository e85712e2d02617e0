import "./hats-panel.css";
import { t } from "#kit/language/kit-words.ts";
import { direction } from "#kit/language/script.ts";
import { written } from "#kit/language/translate.ts";
import { type Hat, hats } from "#kit/purse/hats.ts";
import { purse, wardrobe, wornHat } from "#kit/purse/purse.ts";
import type { SoundControl } from "#kit/sound/sound.ts";
import { coinCount, coinPicture, hatPictureOf } from "./coins.ts";
import { button, element, keepPresses } from "./elements.ts";

export type HatsPanel = {
  /** Moves the focus along the hats, or to the row above or below. */
  move(by: number, isToRow: boolean): void;
  /** Presses what has the focus. */
  press(): void;
  close(): void;
};

type Options = {
  sound: Pick<SoundControl, "play">;
  /** The hero of this game wears a hat. */
  areWornHere: boolean;
  onClose(): void;
};

/** Opens the wardrobe over the page: all hats in colour, to buy, to wear and to take off. */
export function openHatsPanel(root: HTMLElement, { sound, areWornHere, onClose }: Options): HatsPanel {
  /** The hat that was pressed once: the next press buys it. */
  let asked: Hat | undefined;
  const tiles = new Map(hats.map((hat) => [hat as Hat, tile(hat)]));
  const list = element("div", "list", ...tiles.values());
  const note = element("p", "where", t(areWornHere ? "kit.hatsHere" : "kit.hatsElsewhere"));
  const closing = button("×", close, "close");
  closing.ariaLabel = t("kit.close");
  const head = element("header", "", element("h2", "", t("kit.hats")), coinCount(), closing);
  const panel = keepPresses(element("section", "hats-panel", element("div", "sheet", head, note, list)));
  panel.dir = direction;
  panel.role = "dialog";
  panel.ariaModal = "true";
  panel.ariaLabel = t("kit.hats");
  const stopWatching = purse.onChange(refresh);
  refresh();
  root.append(panel);
  addEventListener("keydown", handleKey, { capture: true });
  tiles.get(wornHat() ?? (hats[0] as Hat))?.focus({ preventScroll: false });

  function tile(hat: Hat): HTMLButtonElement {
    const name = element("span", "name", t(`kitHat.${hat.id}`));
    const made = keepPresses(element("button", "", hatPictureOf(hat.id), name, element("span", "state")));
    made.type = "button";
    made.dataset["hat"] = hat.id;
    made.addEventListener("click", () => handlePress(hat));
    return made;
  }

  function handlePress(hat: Hat): void {
    const tileOfHat = tiles.get(hat);
    if (wornHat()?.id === hat.id) {
      wardrobe.wear(undefined);
      sound.play({ from: 520, to: 390, seconds: 0.1 });
    } else if (wardrobe.owns(hat)) {
      wardrobe.wear(hat);
      sound.play({ from: 520, to: 780, seconds: 0.12 });
    } else if (purse.coins() < hat.price) {
      sound.play({ from: 220, to: 160, seconds: 0.15 });
      tileOfHat?.animate?.([{ translate: "-4px" }, { translate: "4px" }, { translate: "0" }], {
        duration: 90,
        iterations: 2,
      });
    } else if (asked !== hat) {
      asked = hat;
      sound.play({ from: 600, to: 600, seconds: 0.06 });
      refresh();
      return;
    } else if (wardrobe.buy(hat)) {
      wardrobe.wear(hat);
      sound.play(
        { from: 660, to: 660, seconds: 0.09 },
        { from: 880, to: 880, seconds: 0.09, delay: 0.09 },
        { from: 1320, to: 1320, seconds: 0.18, delay: 0.18 },
      );
    }
    asked = undefined;
    refresh();
  }

  function refresh(): void {
    for (const [hat, made] of tiles) {
      const state = stateOf(hat);
      made.className = state;
      made.ariaPressed = String(state === "worn");
      made.querySelector(".state")?.replaceChildren(...wordsFor(hat, state));
    }
  }

  function stateOf(hat: Hat): "worn" | "owned" | "asked" | "payable" | "locked" {
    if (wornHat()?.id === hat.id) return "worn";
    if (wardrobe.owns(hat)) return "owned";
    if (purse.coins() < hat.price) return "locked";
    return asked === hat ? "asked" : "payable";
  }

  function wordsFor({ price }: Hat, state: ReturnType<typeof stateOf>): (Node | string)[] {
    if (state === "worn") return [`✓ ${t("kit.worn")}`];
    if (state === "owned") return [t("kit.wear")];
    if (state === "asked") return [t("kit.buySure")];
    return [coinPicture(), written(price)];
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The game hears none of them.
    event.stopImmediatePropagation();
    const [by, isToRow] = steps[event.code] ?? [];
    if (event.code === "Escape" || (event.code === "KeyH" && !event.repeat)) close();
    else if (by !== undefined) move(by, isToRow === true);
    else if (event.code === "Tab") return;
    else if (event.code === "Enter" || event.code === "Space") {
      if (!event.repeat) press();
    } else return;
    event.preventDefault();
  }

  function move(by: number, isToRow: boolean): void {
    const stops = [closing, ...tiles.values()];
    const at = stops.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0) {
      stops[1]?.focus();
      return;
    }
    const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
    const next = isToRow ? (at === 0 ? 1 : at + by * columns) : at + by;
    stops[Math.min(stops.length - 1, Math.max(0, next))]?.focus();
  }

  function press(): void {
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement && panel.contains(activeElement)) activeElement.click();
  }

  function close(): void {
    removeEventListener("keydown", handleKey, { capture: true });
    stopWatching();
    panel.remove();
    onClose();
  }

  return { move, press, close };
}

const right = direction === "rtl" ? -1 : 1;
const steps: Readonly<Record<string, readonly [by: number, isToRow: boolean]>> = {
  ArrowUp: [-1, true],
  ArrowDown: [1, true],
  ArrowLeft: [-right, false],
  ArrowRight: [right, false],
};
