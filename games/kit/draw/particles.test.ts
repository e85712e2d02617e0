import { describe, expect, it } from "vitest";
import { createParticles } from "./particles.ts";

const dust = { x: 0, y: 0, speed: 1, color: "white", life: 10 };

describe("createParticles", () => {
  it("forgets particles when their life is over", () => {
    const particles = createParticles();
    particles.burst({ ...dust, count: 5 });
    expect(particles.count).toBe(5);
    for (let i = 0; i < 10; i++) particles.step();
    expect(particles.count).toBe(0);
  });

  it("never holds more than its limit", () => {
    const particles = createParticles(20);
    for (let i = 0; i < 10; i++) particles.burst({ ...dust, count: 15 });
    expect(particles.count).toBe(20);
  });
});
