import type { MatchEvent, Side } from "#html5/ringout/core/events.ts";
import { heightOf } from "#html5/ringout/core/fighter.ts";
import type { Match } from "#html5/ringout/core/match.ts";
import { GOLD, PAPER } from "#html5/ringout/draw/colours.ts";
import type { Effects } from "#html5/ringout/draw/effects.ts";
import { t } from "#html5/ringout/words.ts";
import type { Sound } from "#kit/sound/sound.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";
import { sounds } from "./sounds.ts";

const shouts = ["bonk", "boing", "thwack", "splat", "pow", "whomp"] as const;
const byes = ["whee", "soLong", "byeBye", "ohDear", "moon"] as const;
const turnFor: Readonly<Record<Side, number>> = {
  left: 0,
  right: Math.PI,
  top: Math.PI / 2,
  bottom: -Math.PI / 2,
};

/** Turns what happened into sparks, shakes, words and sounds. */
export function react(event: MatchEvent, match: Match, effects: Effects, sound: Sound): void {
  const { particles, shake, time } = effects;
  const fighter = "seat" in event ? match.fighters[event.seat] : undefined;
  const feet = fighter && { x: fighter.x, y: fighter.y };
  switch (event.kind) {
    case "hit":
      hit(event, effects, sound);
      return;
    case "out":
      out(event, match, effects, sound);
      return;
    case "block":
      particles.burst({ x: event.x, y: event.y, count: 8, speed: 4, color: PAPER, life: 18 });
      sound.play(...sounds.block);
      return;
    case "armour":
      effects.ring(event.x, event.y, 30, GOLD);
      sound.play(...sounds.armour);
      return;
    case "mirror":
      effects.ring(event.x, event.y, 34, PAPER);
      effects.say(t("shout.boing"), event.x, event.y - 40, GOLD, 28);
      sound.play(...sounds.mirror);
      return;
    case "break":
      if (feet) effects.say(t("shout.dizzy"), feet.x, feet.y - 100, GOLD, 34);
      shake.add(0.4);
      sound.play(...sounds.break);
      return;
    case "jump":
    case "airJump":
    case "land":
      if (feet) dust(effects, feet, event.kind === "land" ? 5 : 7);
      sound.play(...sounds[event.kind]);
      return;
    case "swing": {
      const isHeavy = event.move === "side" || event.move === "up" || event.move === "down";
      const isSpecial = event.move === "special" || event.move === "recover";
      sound.play(...(isSpecial ? sounds.special : isHeavy ? sounds.heavy : sounds.swing));
      return;
    }
    case "charge":
      if (fighter) effects.ring(fighter.x, fighter.y - heightOf(fighter) / 2, 50, GOLD);
      sound.play(...sounds.charge);
      return;
    case "pop":
      particles.burst({ x: event.x, y: event.y, count: 9, speed: 3.5, color: "#cdf3ff", life: 18 });
      sound.play(...sounds.pop);
      return;
    case "go":
    case "end":
      effects.flash = 0.5;
      sound.play(...sounds[event.kind]);
      return;
    case "warning":
      sound.play(...sounds.warning);
      return;
    case "hazard":
      shake.add(0.15);
      sound.play(...sounds.hazard);
      return;
    default:
      if (event.kind === "dodge" && feet && time > 0) effects.ring(feet.x, feet.y - 26, 26, PAPER);
      sound.play(...sounds[event.kind]);
  }
}

function dust({ particles }: Effects, { x, y }: { x: number; y: number }, count: number) {
  particles.burst({
    x,
    y,
    count,
    speed: 2.6,
    color: "rgb(255 246 228 / 0.7)",
    size: 5,
    life: 20,
    angle: -Math.PI / 2,
    spread: 1.4,
  });
}

function hit(event: MatchEvent & { kind: "hit" }, effects: Effects, sound: Sound) {
  const { x, y, seat, power, angle } = event;
  const turn = (-angle * Math.PI) / 180;
  const color = event.by === undefined ? GOLD : colorOfSeat(event.by);
  effects.jolts[seat] = 1;
  effects.ring(x, y, 18 + power * 3.2, PAPER);
  const { particles } = effects;
  particles.burst({
    x,
    y,
    count: Math.round(6 + power),
    speed: 3 + power * 0.55,
    color,
    size: 5,
    life: 24,
    angle: turn,
    spread: 0.9,
  });
  particles.burst({ x, y, count: 8, speed: 3 + power * 0.3, color: PAPER, size: 4, life: 16 });
  if (power < 8) {
    sound.play(...sounds.weak);
    return;
  }
  effects.shake.add(Math.min(0.5, power * 0.022));
  sound.play(...(power > 15 ? sounds.smash : sounds.hit));
  if (power < 13) return;
  const shout = shouts[(Math.round(x) + seat + effects.time) % shouts.length] ?? "bonk";
  effects.say(t(`shout.${shout}`), x, y - 50, power > 18 ? GOLD : PAPER, 26 + power);
  if (power > 18) effects.flash = 0.35;
}

function out(event: MatchEvent & { kind: "out" }, match: Match, effects: Effects, sound: Sound) {
  const { x, y, seat, side } = event;
  const { ring } = match.arena;
  const color = colorOfSeat(seat);
  effects.jolts[seat] = 1;
  effects.beam(x, y, turnFor[side], color);
  effects.shake.add(0.75);
  effects.flash = 0.6;
  const inX = Math.min(ring.right - 170, Math.max(ring.left + 170, x));
  const inY = Math.min(ring.bottom - 130, Math.max(ring.top + 110, y));
  const bye = byes[(seat + effects.time) % byes.length] ?? "byeBye";
  effects.say(t(`bye.${bye}`), inX, inY, color, 46);
  for (const confetti of [color, GOLD, PAPER, "#ff9db5"])
    effects.particles.burst({
      x: inX,
      y: inY,
      count: 16,
      speed: 11,
      color: confetti,
      size: 7,
      life: 60,
      gravity: 0.16,
    });
  sound.play(...sounds.out);
}
