import { DT, type Guest } from "#html5/masquerade/core/guest.ts";
import { maskIds, type Stand } from "#html5/masquerade/core/masks.ts";
import type { Party } from "#html5/masquerade/core/party.ts";
import { basisOf, laidDown, off, upright } from "./batch.ts";
import { paintOf, type Rgb, raised } from "./colours.ts";
import type { Droplets } from "./droplets.ts";
import type { Eye } from "./eye.ts";
import { drawGift } from "./gift-art.ts";
import type { Light } from "./light.ts";
import type { Cast } from "./painter.ts";
import { drawSprayer, type Puppet } from "./puppet.ts";

type Scene = {
  party: Party;
  hero: Guest | undefined;
  light: Light;
  puppets: readonly Puppet[];
  droplets: Droplets;
  eye: Eye;
  alpha: number;
  steps: number;
};

const beam: Rgb = [1, 0.93, 0.6];

/** Gathers all that moves for one picture. */
export function drawParty(cast: Cast, scene: Scene): void {
  const { party, hero, light, puppets, droplets, alpha, steps } = scene;
  const star = hero ?? party.guests[0];
  for (const puppet of puppets) {
    if (puppet.guest !== star || party.winner) puppet.draw(cast, party.level, light, alpha);
  }
  for (const stand of party.stands) drawStand(cast, stand, light, steps);
  for (const gift of party.gifts.lying) drawGift(cast, gift, light, steps);
  for (const blob of party.easel.blobs) {
    const ahead = alpha * DT;
    const flown = { x: blob.x + blob.vx * ahead, y: blob.y + blob.vy * ahead, z: blob.z + blob.vz * ahead };
    const angle = Math.atan2(blob.vy, blob.vx);
    const aim = basisOf(angle, Math.atan2(blob.vz, Math.hypot(blob.vx, blob.vy)));
    // One's own paint is thrown from between the eyes, but is seen to leave the sprayer.
    const near = blob.owner === star ? Math.max(0, 1 - blob.age / 10) : 0;
    const at = off(flown, aim, near * 0.3, near * -0.3, 0);
    const size = blob.size * (1 - near * 0.75);
    const wobble = 1 + Math.sin(blob.age * 0.7) * 0.12;
    cast.solid.ball.add(at, aim, [size * wobble, size / wobble, size * 1.7], {
      colour: paintOf(blob.owner.id),
      glow: 0.5,
    });
  }
  droplets.draw(cast.solid.drop, scene.eye.at);
  if (!party.winner && star && !star.isOut) drawHands(cast, scene, star);
}

function drawStand(cast: Cast, { x, y, z, mask }: Stand, light: Light, steps: number) {
  const ring = mask ? 1 : 0.35;
  cast.soft.square.add({ x, y, z: z + 0.04 }, upright, [0.95, 1, 0.95], {
    colour: beam,
    stains: 1,
    solid: ring,
  });
  if (!mask) return;
  const up = 1.05 + Math.sin(steps * 0.05 + x) * 0.1;
  const turned = basisOf(steps * 0.03 + x);
  const look = { colour: raised(light.over(x, y), 0.2), glow: 0.8, face: maskIds.indexOf(mask) };
  cast.solid.sheet.add({ x, y, z: z + up }, turned, [0.52, 0.52, 0.52], look);
  cast.soft.pipe.add({ x, y, z: z + 0.05 }, upright, [0.62, 2.2, 0.62], {
    colour: beam,
    stains: 3,
    solid: 0.2,
  });
}

/** The sprayer in one's own hands, at the lower right. */
function drawHands(cast: Cast, { eye, light, party }: Scene, star: Party["guests"][number]) {
  const aim = basisOf(eye.angle, eye.pitch);
  const speed = Math.hypot(star.vx, star.vy) / 6;
  const sway = Math.sin(performance.now() / 130) * 0.012 * speed * Number(!party.winner);
  const at = off(eye.at, aim, 0.27 + sway, -0.25 - Math.abs(sway), 0.66);
  drawSprayer(cast.hands, at, star, light.over(star.x, star.y), 1, 0.5);
  const sleeve = off(at, aim, 0.02, -0.13, -0.34);
  cast.hands.pipe.add(sleeve, laidDown(aim), [0.07, 0.28, 0.07], { colour: paintOf(star.id) });
}
