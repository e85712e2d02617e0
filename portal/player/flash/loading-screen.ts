export type Action = { label: string; onPress: () => void };

/** What hangs before the film: how far it has loaded, or why it does not play. */
export type Curtain = {
  progress(done: number, total: number): void;
  fail(title: string, text: string, actions: readonly Action[]): void;
  raise(): void;
};

/** The page's own markup is the first thing to see; this only changes it. */
export function hangCurtain(curtain: HTMLElement): Curtain {
  const bar = curtain.querySelector("progress");
  return {
    progress(done, total) {
      if (bar) bar.value = Math.min(1, done / total);
    },
    fail(title, text, actions) {
      const heading = document.createElement("h1");
      heading.textContent = title;
      const words = document.createElement("p");
      words.textContent = text;
      const row = document.createElement("div");
      row.className = "actions";
      row.append(...actions.map(buttonFor));
      curtain.setAttribute("role", "alert");
      curtain.replaceChildren(heading, words, row);
      curtain.hidden = false;
    },
    raise() {
      curtain.hidden = true;
    },
  };
}

export function buttonFor({ label, onPress }: Action): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onPress);
  return button;
}
