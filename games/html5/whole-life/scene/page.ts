import { firsts } from "#html5/whole-life/life/firsts.ts";
import { stageOf } from "#html5/whole-life/life/life.ts";
import type { Story, Told } from "#html5/whole-life/life/story.ts";
import { button, element, keyCap } from "./element.ts";

type Hands = { onChoose(index: number): void; onGoOn(): void };

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
    const body = story.told ? this.told(story.told, story.text) : this.asked(story);
    this.root.replaceChildren(heading, ...body);
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

  private told({ text, changes, firsts: fresh }: Told, question: string): HTMLElement[] {
    const chips = element("ul", "chips");
    for (const { name, by } of changes) {
      chips.append(element("li", `chip ${name}`, `${by > 0 ? "+" : "−"}${Math.abs(by)} ${name}`));
    }
    for (const id of fresh) chips.append(element("li", "chip first", `★ ${firsts[id]}`));
    const on = button("Go on", "big", () => this.hands.onGoOn());
    on.append(keyCap("Enter"));
    const came = element("p", "text came", text);
    came.id = "came";
    on.setAttribute("aria-describedby", came.id);
    return [element("p", "asked", question), came, chips, on];
  }
}
