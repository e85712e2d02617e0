import type { Weather } from "#html5/pocket-gridiron/core/match.ts";
import type { View } from "#kit/draw/view.ts";
import { turfs } from "./colours.ts";

const TOP = 44;

/** Light, rain and snow over the field. */
export function drawSky(view: View, weather: Weather, camera: number, age: number): void {
  const { ctx } = view;
  if (weather === "sun") return;
  ctx.fillStyle = turfs[weather].shade;
  ctx.fillRect(0, TOP, view.width, view.height - TOP);
  if (weather === "rain" || weather === "snow") drawDrops(view, weather, camera, age);
  if (weather !== "night") return;
  for (const x of [120, 480, 840]) {
    const glow = ctx.createRadialGradient(x, TOP, 10, x, TOP, 340);
    glow.addColorStop(0, "rgba(255, 244, 190, 0.34)");
    glow.addColorStop(1, "rgba(255, 244, 190, 0)");
    ctx.fillStyle = glow;
    ctx.fillRect(x - 340, TOP, 680, 400);
  }
}

function drawDrops({ ctx, width, height }: View, weather: "rain" | "snow", camera: number, age: number) {
  const isRain = weather === "rain";
  ctx.fillStyle = isRain ? "rgba(210, 235, 255, 0.5)" : "rgba(255, 255, 255, 0.9)";
  const room = height - TOP;
  for (let i = 0; i < 90; i++) {
    const pace = isRain ? 13 + (i % 5) : 1.4 + (i % 4) * 0.4;
    const drift = isRain ? age * -2 : Math.sin(age * 0.02 + i) * 14;
    const x = (((i * 127.3 + drift - camera * 10) % width) + width) % width;
    const y = TOP + ((i * 71.7 + age * pace) % room);
    if (isRain) ctx.fillRect(x, y, 2, 13);
    else ctx.fillRect(x, y, 4 + (i % 2) * 2, 4 + (i % 2) * 2);
  }
}
