import type { Venture } from "#html5/whole-life/events/ventures.ts";
import { chanceOf, type Dared, stakesOf } from "#html5/whole-life/life/daring.ts";
import { firsts } from "#html5/whole-life/life/firsts.ts";
import { type Life, stageOf } from "#html5/whole-life/life/life.ts";
import type { Change } from "#html5/whole-life/life/outcome.ts";
import type { Story, Told } from "#html5/whole-life/life/story.ts";
import { button, element, keyCap } from "./element.ts";

type Hands = { onChoose(index: number): void; onDare(index: number): void; onGoOn(): void };

/** The open page of the story: what happens, what you can do about it, what came of it. */
export class Page {
  readonly root = element("section", "page");
  private readonly hands: Hands;

  constructor(hands: Hands) {
    this.hands = hands;
  }

  show(story: Story): void {
    const { life } = story;
    const years = life.age === 0 ? "The first day" : `Age ${life.age}`;
    const heading = element("h2", "", element("b", "", years), element("span", "stage", stageOf(life.age)));
    const body = story.told ? this.told(story, story.told) : this.asked(story);
    this.root.replaceChildren(heading, ...(story.dared ? [daredStrip(story.dared)] : []), ...body);
    this.root.scrollTop = 0;
    this.focus();
  }

  /** On the button when there is only one; else on the text, so that Enter pressed twice does not choose for you. */
  focus(): void {
    const target =
      this.root.querySelector<HTMLElement>(".big") ?? this.root.querySelector<HTMLElement>(".text");
    target?.focus({ preventScroll: true });
  }

  /** Up and down through the choices that are open. */
  moveFocus(by: number): void {
    const open = [...this.root.querySelectorAll("button")].filter((one) => one.ariaDisabled !== "true");
    const { activeElement } = document;
    const at = activeElement instanceof HTMLButtonElement ? open.indexOf(activeElement) : -1;
    open[at < 0 ? 0 : (at + by + open.length) % open.length]?.focus();
  }

  private asked(story: Story): HTMLElement[] {
    const list = element("ol", "choices");
    story.options.forEach(({ label, closed }, index) => {
      const words = element("span", "", label);
      if (closed) words.append(element("small", "", ` (${closed})`));
      const choice = button(keyCap(`${index + 1}`), "choice", () => this.hands.onChoose(index));
      choice.append(words);
      if (closed) choice.ariaDisabled = "true";
      list.append(element("li", "", choice));
    });
    const text = element("p", "text", story.text);
    text.tabIndex = -1;
    return [text, list];
  }

  private told(
    { text: question, life, ventures }: Story,
    { text, changes, firsts: fresh }: Told,
  ): HTMLElement[] {
    const chips = changeChips(changes);
    for (const id of fresh) chips.append(element("li", "chip first", `★ ${firsts[id]}`));
    const on = button(ventures.length > 0 ? "A quiet year" : "Go on", "big", () => this.hands.onGoOn());
    on.append(keyCap("Enter"));
    const came = element("p", "text came", text);
    came.id = "came";
    on.setAttribute("aria-describedby", came.id);
    const last = ventures.length > 0 ? this.dares(ventures, life, on) : on;
    return [element("p", "asked", question), came, chips, last];
  }

  /** The year's ventures, each with its odds and what is at stake, and the button for a year without. */
  private dares(ventures: readonly Venture[], life: Life, on: HTMLElement): HTMLElement {
    const list = element("ol", "choices dares");
    ventures.forEach((venture, index) => {
      const percent = Math.round(chanceOf(venture, life) * 20) * 5;
      const odds = element("b", percent >= 50 ? "odds good" : "odds", `${percent}%`);
      odds.title = `${percent} in 100, helped by ${venture.by}`;
      const stakes = element("small", "", `${stakesOf(venture.won)} or ${stakesOf(venture.lost)}`);
      const choice = button(keyCap(`${index + 1}`), "choice dare", () => this.hands.onDare(index));
      choice.append(odds, element("span", "", venture.label, stakes));
      list.append(element("li", "", choice));
    });
    const heading = element("div", "daring-head", element("h3", "", "Dare something this year?"), on);
    return element("section", "daring", heading, list);
  }
}

function daredStrip({ text, isWon, changes }: Dared): HTMLElement {
  const strip = element("div", isWon ? "dared won" : "dared", element("p", "", text), changeChips(changes));
  strip.role = "status";
  return strip;
}

function changeChips(changes: readonly Change[]): HTMLUListElement {
  const chips = element("ul", "chips");
  for (const { name, by } of changes)
    chips.append(element("li", `chip ${name}`, `${by > 0 ? "+" : "−"}${Math.abs(by)} ${name}`));
  return chips;
}
