import { createRandom } from "./random.ts";
import type { View } from "./view.ts";

export interface Shake {
  /** 0.2 is a bump, 0.5 a crash, 1 the end of the world. */
  add(strength: number): void;
  step(): void;
  /** Moves all that is drawn after it. */
  apply(view: View): void;
}

/** Screen shake that fades by itself, and keeps still for those who asked their system for less motion. */
export function createShake(isStill = prefersLessMotion()): Shake {
  const random = createRandom(1);
  let force = 0;
  let offset = { x: 0, y: 0, turn: 0 };
  return {
    add(strength) {
      if (!isStill) force = Math.min(1, force + strength);
    },
    step() {
      force = Math.max(0, force - 1 / 40);
      const reach = force * force;
      const swing = (most: number) => random.between(-most, most) * reach;
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
