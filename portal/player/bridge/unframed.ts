import type { FrameGroup } from "./frame-group.ts";

/**
 * Provides `gameTop` and `gameParent`, which the intake writes into a game's scripts in the place of `top` and `parent` where it looks for a page
 * around it: the outermost page of the game, and the page around this one as long as that is the game's own.
 */
export function provideGameTop(parentGroup: FrameGroup | undefined): void {
  const parent = parentGroup ? window.parent : window;
  const top: unknown = parentGroup ? Reflect.get(parent, "gameTop") : undefined;
  Object.defineProperty(window, "gameParent", { value: parent });
  Object.defineProperty(window, "gameTop", { value: top ?? parent });
}
