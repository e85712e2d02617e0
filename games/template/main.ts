import { palette } from "#kit/draw/palette.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";
import { startGame } from "#kit/game.ts";
import { directions } from "#kit/input/keys.ts";
import { FLOOR, Night } from "./core.ts";
import { drawNight } from "./draw.ts";

startGame({
  slug: "skeleton",
  title: "Skeleton",
  controls: "Left and right, or the mouse: catch the stars",
  size: { width: 960, height: 540 },
  actions: { left: directions.left, right: directions.right },
  bot: () => import("./bot.ts"),
  start({ random, sound, best }) {
    const night = new Night(random);
    const particles = createParticles();
    const shake = createShake();
    return {
      core: night,
      step(controls) {
        for (const { kind, x } of night.step(controls)) {
          if (kind === "caught") {
            sound.play({ from: 660, to: 990, seconds: 0.12 });
            particles.burst({ x, y: FLOOR, count: 12, speed: 5, gravity: 0.2, color: palette.yellow });
          } else {
            sound.play({ wave: "noise", from: 900, to: 90, seconds: 0.3 });
            shake.add(0.4);
          }
        }
        particles.step();
        shake.step();
      },
      draw(view) {
        shake.apply(view);
        drawNight(view, night, Math.max(best, night.score));
        particles.draw(view);
      },
    };
  },
});
