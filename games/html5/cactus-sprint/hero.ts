import type { Controls } from "#kit/input/controls.ts";

export type Action = "jump" | "duck" | "dash";

/** The bag on legs. Heights grow upwards from the ground. */
export type Hero = {
  y: number;
  vy: number;
  isOnGround: boolean;
  isDucking: boolean;
  /** Steps of dash that are left. */
  dash: number;
  /** A dash needs a full 1. */
  energy: number;
  /** Steps since the ground was left: for a moment after an edge one may still jump. */
  sinceGround: number;
  /** Steps since jump was pressed: pressed a moment too early, it still counts on landing. */
  sinceJumpKey: number;
};

export type HeroEvent = "jump" | "land" | "dash";

export const HERO_WIDTH = 40;
export const DASH_STEPS = 22;
/** Added to the speed of the run while dashing. */
export const DASH_SPEED = 6;

const JUMP = 11.2;
const RISE = 0.45;
const FALL = 0.8;
const DROP = 1.7;
const COYOTE = 7;
const BUFFER = 8;
const RECHARGE = 1 / 150;

export function newHero(): Hero {
  return {
    y: 0,
    vy: 0,
    isOnGround: true,
    isDucking: false,
    dash: 0,
    energy: 1,
    sinceGround: 0,
    sinceJumpKey: 99,
  };
}

export const heroHeight = (hero: Hero) => (hero.isDucking && hero.isOnGround ? 30 : 54);

/** One step of the legs. `hasGround` is false over a gap. */
export function stepHero(hero: Hero, controls: Controls<Action>, hasGround: boolean): HeroEvent[] {
  const events: HeroEvent[] = [];
  hero.sinceJumpKey = controls.pressed("jump") ? 0 : hero.sinceJumpKey + 1;
  hero.sinceGround = hero.isOnGround ? 0 : hero.sinceGround + 1;
  hero.isDucking = controls.held("duck");
  hero.energy = Math.min(1, hero.energy + RECHARGE);

  if (controls.pressed("dash") && hero.energy >= 1 && hero.dash === 0) {
    hero.energy = 0;
    hero.dash = DASH_STEPS;
    events.push("dash");
  }
  if (hero.sinceJumpKey < BUFFER && hero.sinceGround < COYOTE) {
    hero.vy = JUMP;
    hero.dash = 0;
    hero.isOnGround = false;
    hero.sinceJumpKey = 99;
    hero.sinceGround = 99;
    events.push("jump");
  }
  fall(hero, controls);

  const hasLanded = hasGround && hero.y <= 0 && hero.vy <= 0 && hero.y > -12;
  if (hasLanded) {
    if (!hero.isOnGround) events.push("land");
    hero.y = 0;
    hero.vy = 0;
  }
  hero.isOnGround = hasLanded;
  return events;
}

/** The bounce of a spring: higher than any jump. */
export function bounce(hero: Hero): void {
  hero.vy = 14.5;
  hero.y = Math.max(hero.y, 1);
  hero.isOnGround = false;
  hero.sinceGround = 99;
}

function fall(hero: Hero, controls: Controls<Action>) {
  if (hero.dash > 0) {
    // A dash in the air flies level: that is what makes it a rescue.
    hero.dash--;
    hero.vy = 0;
    return;
  }
  // A short press makes a short hop; bounces and jumps alike are cut when the key is let go.
  if (controls.released("jump") && hero.vy > 4.5) hero.vy = 4.5;
  hero.vy -= controls.held("duck") ? DROP : hero.vy > 0 ? RISE : FALL;
  hero.y += hero.vy;
}
