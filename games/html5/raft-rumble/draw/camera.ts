import { SEA_LEVEL, WIDTH } from "#html5/raft-rumble/core/sea.ts";
import type { Battle } from "#html5/raft-rumble/voyage/battle.ts";
import { worldOrigin } from "#html5/raft-rumble/voyage/layout.ts";
import { prefersLessMotion } from "#kit/draw/shake.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, lerp } from "#kit/ease.ts";

const CLOSE_UP = 1.5;
/** Steps of a throw before the camera follows it. */
const FOLLOW_AFTER = 10;

/** Zooms in on whatever flies, and never shows anything beyond the frame. */
export class Camera {
  private zoom = 1;
  private x = WIDTH / 2;
  private y = SEA_LEVEL;
  private readonly isStill = prefersLessMotion();

  step(battle: Battle): void {
    const flying = battle.world.crews.find(({ state }) => state === "airborne");
    const shot = battle.world.shots.at(-1);
    const subject = flying ?? (shot && shot.age > FOLLOW_AFTER ? shot : undefined);
    const isClose = subject !== undefined && battle.phase !== "aim" && !this.isStill;
    this.zoom = lerp(this.zoom, isClose ? CLOSE_UP : 1, 0.05);
    if (!subject) return;
    this.x = lerp(this.x, subject.x, 0.12);
    this.y = lerp(this.y, subject.y, 0.12);
  }

  apply(view: View): void {
    const { zoom } = this;
    if (zoom < 1.002) return;
    const origin = worldOrigin(view);
    const half = { x: view.width / 2 / zoom, y: view.height / 2 / zoom };
    const x = clamp(this.x + origin.x, half.x, view.width - half.x);
    const y = clamp(this.y + origin.y, half.y, view.height - half.y);
    view.ctx.translate(view.width / 2, view.height / 2);
    view.ctx.scale(zoom, zoom);
    view.ctx.translate(-x, -y);
  }
}
