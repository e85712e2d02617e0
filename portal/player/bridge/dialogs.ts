/** Dialogs that a game may show in so many milliseconds; what comes beyond is answered without one. */
const MAX_DIALOGS = 4;
const PERIOD_MS = 20_000;
const MAX_TEXT_CHARS = 500;

type Options = {
  /** The sandbox of this game has dialogs. */
  readonly isAllowed: boolean;
  /** Shows a text that needs no answer. */
  readonly showNotice: (text: string) => void;
};

/**
 * Gives `alert`, `confirm` and `prompt` a safe answer. Without dialogs, an alert is a notice in the game's own page; the browser answers the
 * other two with no. With them, few are shown in a time, so that a careless game does not hold its visitor up. Not a wall: a hostile game finds
 * the browser's own function in another frame, and the browser then offers to stop it.
 */
export function limitDialogs({ isAllowed, showNotice }: Options): void {
  const { alert, confirm, prompt } = window;
  const shownAt: number[] = [];

  function mayShow(): boolean {
    const now = performance.now();
    while (shownAt[0] !== undefined && now - shownAt[0] > PERIOD_MS) shownAt.shift();
    if (!isAllowed || shownAt.length >= MAX_DIALOGS) return false;
    shownAt.push(now);
    return true;
  }

  const text = (value: unknown) => (value === undefined ? "" : String(value).slice(0, MAX_TEXT_CHARS));
  replace("alert", (value?: unknown) => (mayShow() ? alert(text(value)) : showNotice(text(value))));
  replace("confirm", (value?: unknown) => mayShow() && confirm(text(value)));
  replace("prompt", (value?: unknown, preset?: unknown) =>
    mayShow() ? prompt(text(value), text(preset)) : null,
  );
}

function replace(name: "alert" | "confirm" | "prompt", value: unknown): void {
  Object.defineProperty(window, name, { value, writable: true, configurable: true, enumerable: true });
}
