import { found } from "./page-elements.ts";

export type Tool = "pause" | "rewind" | "fast" | "states" | "settings";

export type Toolbar = {
  /** Marks a tool that is on. */
  mark(tool: Tool, isOn: boolean): void;
};

export type ToolbarEvents = {
  onPress(tool: Exclude<Tool, "rewind">): void;
  /** Rewinding lasts as long as its button is held. */
  onRewind(isHeld: boolean): void;
  /** A mouse or a finger has pressed something: the keys belong to the game again. */
  onPointer(): void;
};

const pressed = ["pause", "fast", "states", "settings"] as const;

/** The buttons beside the picture. */
export function openToolbar(toolbar: HTMLElement, { onPress, onRewind, onPointer }: ToolbarEvents): Toolbar {
  const button = (tool: Tool) => found(`[data-tool="${tool}"]`, HTMLButtonElement, toolbar);
  for (const tool of pressed)
    button(tool).addEventListener("click", (event) => {
      onPress(tool);
      if (event.detail > 0) onPointer();
    });

  const rewind = button("rewind");
  rewind.addEventListener("pointerdown", (event) => {
    rewind.setPointerCapture(event.pointerId);
    onRewind(true);
  });
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"] as const)
    rewind.addEventListener(type, () => {
      onRewind(false);
      onPointer();
    });
  const isActivation = ({ code }: KeyboardEvent) => code === "Space" || code === "Enter";
  rewind.addEventListener("keydown", (event) => isActivation(event) && onRewind(true));
  rewind.addEventListener("keyup", (event) => isActivation(event) && onRewind(false));
  rewind.addEventListener("blur", () => onRewind(false));
  // A long press would open a menu.
  toolbar.addEventListener("contextmenu", (event) => event.preventDefault());

  return {
    mark(tool, isOn) {
      const element = button(tool);
      if (element.hasAttribute("aria-pressed")) element.setAttribute("aria-pressed", `${isOn}`);
      else element.toggleAttribute("data-held", isOn);
    },
  };
}
