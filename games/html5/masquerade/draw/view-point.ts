import { DT, EYE, type Guest } from "#html5/masquerade/core/guest.ts";
import type { Party } from "#html5/masquerade/core/party.ts";
import { wrapAngle } from "#html5/masquerade/core/walk.ts";
import { approach, lerp } from "#kit/ease.ts";
import type { Eye } from "./eye.ts";

const FOV = 1.12;

/** From where the round is seen: through the mask, from above the own puddle, or around the winner. */
export class ViewPoint {
  private readonly party: Party;
  private readonly star: Guest | undefined;
  private bob = 0;
  private tilt = 0;
  private height: number;
  private fov = FOV;
  private circle = 0;
  private fallen: { angle: number; pitch: number; up: number } | undefined;

  constructor(party: Party, hero: Guest | undefined) {
    this.party = party;
    this.star = hero ?? party.guests[0];
    this.height = hero?.z ?? 0;
  }

  step(): void {
    const { star, party } = this;
    if (!star) return;
    if (party.winner) this.circle++;
    const speed = Math.hypot(star.vx, star.vy);
    if (star.isGrounded) this.bob += speed * DT * 1.9;
    // Steps of stairs are climbed softly, falls are followed at once.
    this.height =
      star.z < this.height - 1.2
        ? star.z
        : approach(this.height, star.z, Math.abs(star.z - this.height) * 0.32);
    const side = (-Math.sin(star.angle) * star.vx + Math.cos(star.angle) * star.vy) / 6;
    this.tilt = lerp(this.tilt, side * 0.022, 0.15);
    this.fov = lerp(this.fov, star.has("duck") ? FOV * 1.18 : FOV, 0.12);
    this.watchFall(star);
  }

  private watchFall(star: Guest) {
    if (!star.isOut) {
      this.fallen = undefined;
      return;
    }
    this.fallen ??= { angle: star.angle, pitch: star.pitch, up: 0 };
    const by = star.nemesis ?? star;
    const { fallen } = this;
    const turn = wrapAngle(Math.atan2(by.y - star.y, by.x - star.x) - fallen.angle);
    fallen.angle += turn * 0.06;
    fallen.pitch = lerp(fallen.pitch, -0.12, 0.06);
    fallen.up = lerp(fallen.up, 1.1, 0.05);
  }

  eye(alpha: number, shake: { x: number; y: number }): Eye {
    const { star, party, fallen } = this;
    if (!star) return { at: { x: 4, y: 4, z: 4 }, angle: 0.8, pitch: -0.2, roll: 0, fov: FOV };
    if (party.winner) return this.around(party.winner);
    if (fallen) {
      const at = { x: star.x, y: star.y, z: star.z + EYE * 0.7 + fallen.up };
      return { at, angle: fallen.angle, pitch: fallen.pitch, roll: 0, fov: FOV };
    }
    const bob = Math.sin(this.bob * 2) * 0.035;
    const sway = Math.sin(this.bob) * 0.02;
    const moved = alpha * DT;
    const at = {
      x: star.x + star.vx * moved - Math.sin(star.angle) * sway,
      y: star.y + star.vy * moved + Math.cos(star.angle) * sway,
      z: this.height + EYE + bob + star.vz * moved,
    };
    return { at, angle: star.angle + shake.x, pitch: star.pitch + shake.y, roll: this.tilt, fov: this.fov };
  }

  /** Swings slowly round whoever has won, never through a wall. */
  private around(winner: Guest): Eye {
    const way = winner.angle + Math.sin(this.circle * 0.012) * 0.9;
    let far = 3.4;
    const place = () => ({
      x: winner.x + Math.cos(way) * far,
      y: winner.y + Math.sin(way) * far,
      z: winner.z + 1.7,
    });
    while (far > 1 && !this.party.level.isClear(winner.eye, place())) far -= 0.3;
    return { at: place(), angle: way + Math.PI, pitch: -0.14, roll: 0, fov: FOV };
  }
}
