import "./coins.css";
import { t } from "#kit/language/kit-words.ts";
import { written } from "#kit/language/translate.ts";
import { hatSvg } from "#kit/purse/draw-hat.ts";
import { hatOf, hats } from "#kit/purse/hats.ts";
import { purse, wardrobe, wornHat } from "#kit/purse/purse.ts";
import { button, element } from "./elements.ts";

const COIN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10.500" fill="#ffc93c" stroke="#8a5b12" stroke-width="2"/><circle cx="12" cy="12" r="6.800" fill="none" stroke="#e09f1f" stroke-width="2"/><path d="M8 7.600a6.500 6.500 0 0 1 4-2" fill="none" stroke="#fff0b0" stroke-width="2" stroke-linecap="round"/></svg>';

/** A coin as a picture. */
export function coinPicture(): HTMLElement {
  const made = element("span", "coin");
  made.innerHTML = COIN;
  return made;
}

/** A hat as a picture. */
export function hatPictureOf(id: string): HTMLElement {
  const made = element("span", "hat");
  const hat = hatOf(id);
  if (hat) made.innerHTML = hatSvg(hat);
  return made;
}

/** Calls back when the purse changes, until the element that shows it has left the page. */
function onChangeWhileShown(shown: HTMLElement, update: () => void): void {
  let hasBeenShown = false;
  const stop = purse.onChange(() => {
    hasBeenShown ||= shown.isConnected;
    if (hasBeenShown && !shown.isConnected) stop();
    else update();
  });
}

/** The number of the visitor's coins, in step with the purse. */
export function coinCount(): HTMLElement {
  const count = element("b", "", written(purse.coins()));
  const made = element("span", "coins", coinPicture(), count);
  made.dir = "ltr";
  onChangeWhileShown(made, () => {
    count.textContent = written(purse.coins());
  });
  return made;
}

/** The next hat that the visitor can work for; the one that is worn where all are owned. */
function nextHat() {
  return hats.find((hat) => !wardrobe.owns(hat)) ?? wornHat() ?? hats[0];
}

/** The button that opens the hats, with the coins. It shows the hat that is worn, or one to wish for. */
export function hatsButton(onPress: () => void, className: string): HTMLButtonElement {
  const made = button("", onPress, `purse ${className}`);
  const shownHat = () => hatPictureOf((wornHat() ?? nextHat()).id);
  let hat = shownHat();
  made.append(hat, element("span", "word", t("kit.hats")), coinCount());
  onChangeWhileShown(made, () => {
    const next = shownHat();
    hat.replaceWith(next);
    hat = next;
  });
  made.dataset["key"] = "KeyH";
  made.title = "H";
  return made;
}

const COUNT_MS = 900;

/** What a round has earned, counted up. */
export function earnedCoins(coins: number): HTMLElement {
  const text = element("span", "");
  const made = element("p", "earned", coinPicture(), text);
  const write = (count: number) => {
    text.textContent = t("kit.earned", { coins: count });
  };
  write(coins);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return made;
  const startedAt = performance.now();
  const count = (now: number) => {
    const part = Math.min(1, Math.max(0, now - startedAt) / COUNT_MS);
    write(Math.round(coins * part));
    if (part < 1) requestAnimationFrame(count);
  };
  write(0);
  requestAnimationFrame(count);
  return made;
}
