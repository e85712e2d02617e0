import type { Fate } from "#html5/hopscotch-highway/core/crossing.ts";
import { createParticles } from "#kit/draw/particles.ts";
import type { View } from "#kit/draw/view.ts";
import { project } from "./iso.ts";
import { drawPopups, type Popup } from "./words.ts";

const party = ["#ff7a3d", "#7fe3bb", "#ffd35c", "#7cc4ff", "#ff9db5"] as const;

/** Dust, sparks, drops and rising words, at places of the street. */
export class Effects {
  private readonly particles = createParticles(200);
  private popups: Popup[] = [];
  private rings: { x: number; y: number; age: number }[] = [];

  step(): void {
    this.particles.step();
    for (const popup of this.popups) popup.age++;
    for (const ring of this.rings) ring.age++;
    this.popups = this.popups.filter(({ age }) => age < 46);
    this.rings = this.rings.filter(({ age }) => age < 60);
  }

  draw(view: View): void {
    const { ctx } = view;
    for (const { x, y, age } of this.rings) {
      if (age < 0) continue;
      ctx.strokeStyle = `rgb(255 255 255 / ${0.8 * (1 - age / 60)})`;
      ctx.lineWidth = 3;
      ctx.beginPath();
      ctx.ellipse(x, y, 8 + age, 5 + age * 0.6, -0.15, 0, 7);
      ctx.stroke();
    }
    this.particles.draw(view);
    drawPopups(view, this.popups);
  }

  say(text: string, x: number, row: number): void {
    this.popups.push({ text, ...project(x, 0, row), age: 0 });
  }

  dust(x: number, row: number, count: number): void {
    const color = "rgb(255 252 240 / 0.75)";
    this.particles.burst({ ...project(x, 0.1, row), count: count * 2, speed: 1.3, size: 5, life: 24, color });
  }

  sparkle(x: number, row: number): void {
    this.particles.burst({
      ...project(x, 0.4, row),
      count: 10,
      speed: 3.4,
      size: 4,
      life: 26,
      color: "#ffe27a",
    });
  }

  confetti(x: number, row: number): void {
    for (const color of party) {
      const spread = { angle: -Math.PI / 2, spread: 0.9, gravity: 0.2 };
      this.particles.burst({
        ...project(x, 0.6, row),
        count: 6,
        speed: 7,
        size: 5,
        life: 60,
        color,
        ...spread,
      });
    }
  }

  farewell(fate: Fate, x: number, row: number): void {
    const spot = project(x, 0.2, row);
    const up = { angle: -Math.PI / 2, spread: 0.8, gravity: 0.35 };
    if (fate === "splashed") {
      for (const color of ["#ffffff", "#9fdcf7", "#5cc0ea"])
        this.particles.burst({ ...spot, count: 14, speed: 8, size: 7, life: 46, color, ...up });
      for (const age of [0, -10, -20]) this.rings.push({ x: spot.x, y: spot.y, age });
    } else if (fate === "erased") {
      for (const color of ["rgb(255 255 255 / 0.8)", "rgb(240 232 210 / 0.7)"])
        this.particles.burst({ ...spot, count: 26, speed: 5, size: 13, life: 60, color });
    } else {
      for (const color of ["#ffffff", "#ffd35c"])
        this.particles.burst({ ...spot, count: 12, speed: 6, size: 6, life: 34, color });
    }
  }
}
