import { createParticles } from "#kit/draw/particles.ts";
import type { View } from "#kit/draw/view.ts";

/** The kit's particles, thrown in metres. */
export function createSparks() {
  const particles = createParticles(120);
  return {
    throw(x: number, y: number, force: number, color: string) {
      const count = Math.min(16, 3 + Math.round(force * 1.5));
      particles.burst({ x, y, count, speed: 0.1 + force * 0.03, size: 0.22, life: 26, color });
    },
    step: () => particles.step(),
    draw: (view: View) => particles.draw(view),
  };
}
