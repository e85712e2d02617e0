import type { Contest, ContestEvent } from "#html5/hoop-shift/core/contest.ts";
import { RIM, type Side } from "#html5/hoop-shift/core/court.ts";
import type { Match } from "#html5/hoop-shift/core/match.ts";
import type { MatchEvent } from "#html5/hoop-shift/core/match-events.ts";
import type { Grade } from "#html5/hoop-shift/core/shot.ts";
import type { Sound } from "#kit/sound/sound.ts";
import type { Effects } from "./effects.ts";
import { words as colors } from "./hud.ts";
import { sounds } from "./sounds.ts";

const grades: Record<Grade, { text: string; color: string }> = {
  perfect: { text: "PERFECT", color: colors.good },
  good: { text: "Good", color: colors.gold },
  early: { text: "Early", color: colors.bad },
  late: { text: "Late", color: colors.bad },
};

type Touch = { kind: "rim" | "board" | "floor" | "fence"; x: number; y: number; force: number };

/** Turns what happened in a match into sound, sparks and words. `ours`: the sides of those who look at it. */
export function reactToMatch(
  event: MatchEvent,
  match: Match,
  effects: Effects,
  sound: Sound,
  ours: readonly Side[],
): void {
  const { words, squash } = effects;
  switch (event.kind) {
    case "jump":
    case "land":
      squash[event.side] = event.kind === "jump" ? -0.22 : 0.26;
      sound.play(...sounds[event.kind]);
      dust(effects, match.players[event.side].x, event.kind === "land" ? 7 : 4);
      break;
    case "dribble":
    case "squeak":
    case "fake":
    case "swipe":
      sound.play(...sounds[event.kind]);
      break;
    case "shift":
      sound.play(...sounds.shift);
      squash[event.side] = 0.16;
      dust(effects, match.players[event.side].x, 9);
      break;
    case "stumble":
    case "poster": {
      const { x } = match.players[event.side];
      words.say(event.kind === "poster" ? "Flattened!" : "Whoops!", x, 110, colors.gold, 24);
      sound.play(...sounds.stumble);
      squash[event.side] = 0.35;
      break;
    }
    case "take-off":
      sound.play(...sounds.shift);
      squash[event.side] = -0.3;
      dust(effects, match.players[event.side].x, 12);
      break;
    case "release":
      sayGrade(event.grade, match.players[event.side], effects, sound, ours.includes(event.side));
      break;
    case "rim":
    case "board":
    case "floor":
    case "fence":
      touch(event, effects, sound);
      break;
    case "slam":
      slam(effects, sound);
      break;
    case "basket":
      basket(event, effects, sound, ours.includes(event.side));
      break;
    case "block":
      sound.play(...sounds.block);
      words.say("BLOCKED!", event.x, event.y + 30, colors.good, 32);
      effects.particles.burst({ x: event.x, y: -event.y, count: 16, speed: 6, color: "#fff3c4", size: 5 });
      effects.shake.add(0.35);
      effects.joy = Math.max(effects.joy, 0.5);
      break;
    case "steal":
      sound.play(...sounds.steal);
      words.say("STEAL!", match.players[event.side].x, 124, colors.good, 28);
      break;
    case "take-back":
      words.say("Take it back first!", match.players[event.side].x, 130, colors.bad, 24);
      sound.play(...sounds.fake);
      break;
    case "clear":
      sound.play(...sounds.clear);
      break;
    case "turnover":
      words.say("Too slow!", match.players[event.side].x, 130, colors.bad, 28);
      sound.play(...sounds.turnover);
      break;
    case "fire":
      words.say("ON FIRE!", 480, 250, colors.hot, 46, 80);
      sound.play(...sounds.fire);
      break;
    case "overtime":
      words.say("Draw! Next basket wins", 480, 250, colors.gold, 38, 110);
      break;
    case "over":
      effects.joy = 1;
      confetti(effects, 480);
      break;
    case "whistle":
    case "tick":
    case "buzzer":
      sound.play(...sounds[event.kind]);
      break;
    case "catch":
      sound.play(...sounds.catch);
      squash[event.side] += 0.08;
      break;
  }
}

export function reactToContest(event: ContestEvent, contest: Contest, effects: Effects, sound: Sound): void {
  switch (event.kind) {
    case "jump":
    case "land":
      effects.squash[0] = event.kind === "jump" ? -0.22 : 0.22;
      sound.play(...sounds[event.kind]);
      break;
    case "release":
      sayGrade(event.grade, contest.player, effects, sound, true);
      break;
    case "rim":
    case "board":
    case "floor":
    case "fence":
      touch(event, effects, sound);
      break;
    case "basket":
      swish(effects, sound, event.isClean);
      effects.pops[0] = 1;
      effects.joy = Math.max(effects.joy, event.points === 2 ? 0.8 : 0.35);
      sound.play(...(event.points === 2 ? sounds.money : sounds.score));
      effects.words.say(
        `+${event.points}`,
        RIM.x,
        RIM.y + 50,
        event.points === 2 ? colors.gold : colors.light,
        34,
      );
      if (event.points === 2) confetti(effects, RIM.x);
      break;
    case "miss":
      effects.joy *= 0.5;
      break;
    case "pick":
      sound.play(...sounds.move);
      break;
    case "rack":
      sound.play(...sounds.clear);
      break;
    case "tick":
    case "buzzer":
      sound.play(...sounds[event.kind]);
      break;
  }
}

function sayGrade(
  grade: Grade,
  at: { x: number; y: number },
  effects: Effects,
  sound: Sound,
  isTold: boolean,
) {
  sound.play(...sounds.release);
  effects.trail.length = 0;
  effects.trailColor = grade === "perfect" ? "#ffe27a" : "#ffffff";
  if (!isTold) return;
  if (grade === "perfect") sound.play(...sounds.perfect);
  const { text, color } = grades[grade];
  effects.words.say(text, at.x - 10, at.y + 140, color, grade === "perfect" ? 28 : 22, 45);
}

function touch({ kind, x, y, force }: Touch, effects: Effects, sound: Sound) {
  const strength = Math.min(1, force / 7);
  if (strength < 0.12) return;
  const tones = kind === "floor" ? sounds.dribble : kind === "rim" ? sounds.rim : sounds.board;
  sound.play(...tones.map((tone) => ({ ...tone, volume: tone.volume * (0.25 + strength * 0.75) })));
  if (kind === "rim") {
    effects.net.bend = strength * 5;
    effects.net.kick(0.03 * strength, 0.05 * strength);
    effects.particles.burst({ x, y: -y, count: 4, speed: 3, color: "#ffd9a0", size: 3, life: 18 });
  } else if (kind === "board") effects.shake.add(strength * 0.14);
}

function swish(effects: Effects, sound: Sound, isClean: boolean) {
  sound.play(...sounds.swish);
  effects.net.kick(isClean ? 0.2 : 0.14, isClean ? 0.01 : 0.05);
  const spray = { x: RIM.x, y: -RIM.y + 30, speed: 4, gravity: 0.12, angle: Math.PI / 2, spread: 1.2 };
  effects.particles.burst({ ...spray, count: isClean ? 16 : 8, color: "#ffffff", size: 4 });
}

function slam(effects: Effects, sound: Sound) {
  sound.play(...sounds.slam);
  effects.shake.add(0.75);
  effects.flash = 1;
  effects.net.kick(0.34, 0.09);
  effects.net.bend = 13;
  effects.particles.burst({
    x: RIM.x,
    y: -RIM.y,
    count: 34,
    speed: 9,
    gravity: 0.2,
    color: "#ffe27a",
    size: 6,
    life: 36,
  });
}

function basket(
  event: Extract<MatchEvent, { kind: "basket" }>,
  effects: Effects,
  sound: Sound,
  isOurs: boolean,
) {
  const { side, points, how, isLast } = event;
  if (how !== "dunk") swish(effects, sound, how === "swish");
  effects.pops[side] = 1;
  effects.joy = Math.max(effects.joy, how === "dunk" || isLast ? 1 : points === 3 ? 0.75 : 0.5);
  sound.play(...(isOurs ? sounds.score : sounds.against), ...(isOurs ? sounds.cheer : sounds.groan));
  const names = {
    swish: points === 3 ? "SPLASH!" : "SWISH!",
    rim: "In!",
    bank: "OFF THE GLASS!",
    dunk: "SLAM!",
  } as const;
  effects.words.say(
    isLast ? "AT THE BUZZER!" : names[how],
    RIM.x - 90,
    RIM.y + 96,
    colors.gold,
    how === "rim" ? 28 : 38,
    70,
  );
  effects.words.say(`+${points}`, RIM.x, RIM.y + 44, isOurs ? colors.good : colors.bad, 38, 60);
  if (isLast) confetti(effects, RIM.x - 120);
}

function dust({ particles }: Effects, x: number, count: number) {
  const color = "rgb(255 245 225 / 0.75)";
  particles.burst({
    x,
    y: -2,
    count,
    speed: 2.6,
    color,
    size: 5,
    life: 20,
    angle: -Math.PI / 2,
    spread: 1.4,
  });
}

function confetti({ particles }: Effects, x: number) {
  for (const color of ["#ff5d73", "#ffd84a", "#4be38a", "#5bb8ff"]) {
    particles.burst({ x, y: -260, count: 14, speed: 8, gravity: 0.16, color, size: 5, life: 70 });
  }
}
