import { openBlankWindow } from "./open-blank.ts";

/** The window of an external game, opened by a press. */
export type ExternalWindow = {
  readonly window: Window;
  /** Frames the game. */
  show(address: string): void;
};

type Options = { title: string; waiting: string; direct: { label: string; address: string } };

/**
 * What the frame of an external game may do. Games of other sites need script, their own storage (`allow-same-origin`: it is another
 * origin than ours), forms for names and rooms, and the pointer. Left out on purpose: popups and downloads (what advertisements do on a press),
 * top navigation (which would replace the window by anything), and modal dialogs. A game that needs a window of its own is opened directly.
 */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-orientation-lock";

export const externalWindowFeatures = "width=1080,height=920";

/** Opens an about:blank window for an external game; undefined when the browser blocks it. It says that it waits until a game is shown. */
export function openExternalWindow({ title, waiting, direct }: Options): ExternalWindow | undefined {
  const opened = openBlankWindow(title, externalWindowFeatures);
  if (!opened) return undefined;
  const page = opened.document;
  Object.assign(page.body.style, { color: "#f2f0e6", font: "16px system-ui" });
  const note = page.createElement("p");
  note.textContent = waiting;
  Object.assign(note.style, { margin: "auto" });
  page.body.append(directLink(page, direct), note);
  return {
    window: opened,
    show(address) {
      const frame = page.createElement("iframe");
      frame.title = title;
      frame.referrerPolicy = "no-referrer";
      frame.allow = "fullscreen; autoplay; gamepad";
      frame.setAttribute("sandbox", sandbox);
      frame.src = address;
      Object.assign(frame.style, { flex: "1", border: "0" });
      note.replaceWith(frame);
      frame.focus();
    },
  };
}

function directLink(page: Document, { label, address }: Options["direct"]): HTMLElement {
  const link = page.createElement("a");
  link.href = address;
  link.rel = "noopener noreferrer";
  link.textContent = label;
  Object.assign(link.style, { padding: "8px 16px", color: "#6fe0b8", font: "14px system-ui" });
  return link;
}
