import type { Translate } from "./language/translate.ts";

export type Action = { label: string; onPress: () => void };

/** Loading screen over the SWF: shows how far the engine has loaded, or why the game does not play. */
export type LoadingScreen = {
  /** In bytes that travel; 0 of 0 while nothing is known. */
  progress(done: number, total: number): void;
  fail(title: string, text: string, actions: readonly Action[]): void;
  hide(): void;
};

/** Controls the loading screen in the page's markup, whose bar is visible before any script runs. */
export function openLoadingScreen(element: HTMLElement, t: Translate): LoadingScreen {
  const bar = element.querySelector("progress");
  const bytes = element.querySelector(".bytes");
  return {
    progress(done, total) {
      if (bar === null || bytes === null || total === 0) return;
      const words = progressWords(t, done, total);
      if (bytes.textContent === words) return;
      bar.value = done / total;
      // The text is for the eye: in a live region it would be read out at every step.
      bar.setAttribute("aria-valuetext", words);
      bytes.textContent = words;
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

/** `1.2 of 3.9 MB`, in decimal megabytes. */
export function progressWords(t: Translate, done: number, total: number): string {
  const { format } = new Intl.NumberFormat(t.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return t("loading.bytes", { done: format(done / 1_000_000), total: format(total / 1_000_000) });
}

function buttonFor({ label, onPress }: Action): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", onPress);
  return button;
}
