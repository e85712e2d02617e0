import { createRandom } from "#kit/random.ts";
import type { View } from "./view.ts";

/** Screen shake. */
export interface Shake {
  /** 0.2 is a bump, 0.5 a crash, 1 the end of the world. */
  add(strength: number): void;
  step(): void;
  /** Transforms everything that is drawn after it. */
  apply(view: View): void;
}

/** A shake of full strength fades within this many steps. */
const FADE_STEPS = 40;

/** Screen shake that fades by itself; off for visitors whose system asks for reduced motion. */
export function createShake(isStill = prefersLessMotion()): Shake {
  const random = createRandom(1);
  let force = 0;
  let offset = { x: 0, y: 0, turn: 0 };
  return {
    add(strength) {
      if (!isStill) force = Math.min(1, force + strength);
    },
    step() {
      force = Math.max(0, force - 1 / FADE_STEPS);
      const reach = force * force;
      const swing = (amplitude: number) => random.between(-amplitude, amplitude) * reach;
      offset = { x: swing(22), y: swing(22), turn: swing(0.05) };
    },
    apply(view) {
      if (force === 0) return;
      view.ctx.translate(view.width / 2 + offset.x, view.height / 2 + offset.y);
      view.ctx.rotate(offset.turn);
      view.ctx.translate(-view.width / 2, -view.height / 2);
    },
  };
}

export function prefersLessMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
