import type { Season } from "#html5/hopscotch-highway/core/eras.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, lerp } from "#kit/ease.ts";
import type { Point } from "#kit/input/controls.ts";
import type { Lights } from "./lights.ts";
import { isDark, veils } from "./paint.ts";
import { drawWeather } from "./weather.ts";

/** Steps from one season's light to the next. */
const DUSK = 120;

/** The light over the street and what falls through it; each season fades into the next. */
export class Daylight {
  private from: Season;
  private to: Season;
  private age = DUSK;

  constructor(season: Season) {
    this.from = season;
    this.to = season;
  }

  turnTo(season: Season): void {
    this.from = this.to;
    this.to = season;
    this.age = 0;
  }

  step(): void {
    this.age++;
  }

  draw(view: View, offset: Point, time: number, lights: Lights): void {
    const { ctx } = view;
    const { from, to } = this;
    const part = clamp(this.age / DUSK, 0, 1);
    const [red, green, blue, strength] = ([0, 1, 2, 3] as const).map((i) =>
      lerp(veils[from][i], veils[to][i], part),
    );
    if (strength) {
      ctx.fillStyle = `rgb(${red} ${green} ${blue} / ${strength})`;
      // Wider than the view: a shaken picture shows its edges.
      ctx.fillRect(-40, -40, view.width + 80, view.height + 80);
    }
    ctx.save();
    ctx.translate(offset.x, offset.y);
    lights.draw(ctx, lerp(Number(isDark(from)), Number(isDark(to)), part) * 0.9);
    ctx.restore();
    if (part < 1) drawWeather(view, from, 1 - part, time);
    drawWeather(view, to, part, time);
  }
}
