export type Action = { label: string; onPress: () => void };

/** Loading screen over the SWF: shows how far the engine has loaded, or why the game does not play. */
export type LoadingScreen = {
  progress(done: number, total: number): void;
  fail(title: string, text: string, actions: readonly Action[]): void;
  hide(): void;
};

/** Controls the loading screen in the page's markup, which is visible before any script runs. */
export function openLoadingScreen(element: HTMLElement): LoadingScreen {
  const bar = element.querySelector("progress");
  return {
    progress(done, total) {
      if (bar) bar.value = Math.min(1, done / total);
    },
    fail(title, text, actions) {
      const heading = document.createElement("h1");
      heading.textContent = title;
      const explanation = document.createElement("p");
      explanation.textContent = text;
      const row = document.createElement("div");
      row.className = "actions";
      row.append(...actions.map(buttonFor));
      element.setAttribute("role", "alert");
      element.replaceChildren(heading, explanation, row);
      element.hidden = false;
    },
    hide() {
      element.hidden = true;
    },
  };
}

function buttonFor({ label, onPress }: Action): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onPress);
  return button;
}
