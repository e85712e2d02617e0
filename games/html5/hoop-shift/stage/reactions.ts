import type { Contest, ContestEvent } from "#html5/hoop-shift/core/contest.ts";
import { other, RIM, type Side } from "#html5/hoop-shift/core/court.ts";
import type { Match } from "#html5/hoop-shift/core/match.ts";
import type { MatchEvent } from "#html5/hoop-shift/core/match-events.ts";
import { pressureOn } from "#html5/hoop-shift/core/scuffle.ts";
import type { Grade } from "#html5/hoop-shift/core/shot.ts";
import { t } from "#html5/hoop-shift/words.ts";
import { written } from "#kit/language/translate.ts";
import type { Sound } from "#kit/sound/sound.ts";
import type { Effects } from "./effects.ts";
import { words as colors } from "./hud.ts";
import { sounds } from "./sounds.ts";

const grades: Record<Grade, { text: string; color: string }> = {
  perfect: { text: t("pop.perfect"), color: colors.good },
  good: { text: t("pop.good"), color: colors.gold },
  early: { text: t("pop.early"), color: colors.bad },
  late: { text: t("pop.late"), color: colors.bad },
};

/** From these on pressure, speed and distance are to blame. */
const CROWDED = 0.4;
const FAST = 2.5;
const FAR = 400;

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
      words.say(event.kind === "poster" ? t("pop.poster") : t("pop.stumble"), x, 110, colors.gold, 24);
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
      if (ours.includes(event.side)) effects.reason = reasonFor(match, event.side, event.grade);
      break;
    case "rim":
    case "board":
    case "floor":
    case "fence":
      touch(event, effects, sound);
      if (event.kind === "floor") sayReason(effects);
      break;
    case "slam":
      slam(effects, sound);
      break;
    case "basket":
      effects.reason = "";
      basket(event, effects, sound, ours.includes(event.side));
      break;
    case "block":
      sound.play(...sounds.block);
      words.say(t("pop.block"), event.x, event.y + 30, colors.good, 32);
      effects.particles.burst({ x: event.x, y: -event.y, count: 16, speed: 6, color: "#fff3c4", size: 5 });
      effects.shake.add(0.35);
      effects.joy = Math.max(effects.joy, 0.5);
      break;
    case "steal":
      sound.play(...sounds.steal);
      words.say(t("pop.steal"), match.players[event.side].x, 124, colors.good, 28);
      break;
    case "take-back":
      words.say(t("pop.takeBack"), match.players[event.side].x, 130, colors.bad, 24);
      sound.play(...sounds.fake);
      break;
    case "clear":
      sound.play(...sounds.clear);
      break;
    case "turnover":
      words.say(t("pop.turnover"), match.players[event.side].x, 130, colors.bad, 28);
      sound.play(...sounds.turnover);
      break;
    case "fire":
      words.say(t("pop.fire"), 480, 250, colors.hot, 46, 80);
      sound.play(...sounds.fire);
      break;
    case "overtime":
      words.say(t("pop.overtime"), 480, 250, colors.gold, 38, 110);
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
      sayReason(effects);
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
        t("pop.points", { points: written(event.points) }),
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

/** Why a throw may miss, the worst cause first. */
function reasonFor({ players }: Match, side: Side, grade: Grade): string {
  const self = players[side];
  if (grade === "early") return t("reason.early");
  if (grade === "late") return t("reason.late");
  if (pressureOn(self, players[other(side)]) > CROWDED) return t("reason.crowded");
  if (Math.abs(self.vx) > FAST) return t("reason.fast");
  return RIM.x - self.x > FAR ? t("reason.far") : t("reason.unlucky");
}

/** Says so once the ball has missed. */
function sayReason(effects: Effects) {
  if (effects.reason) effects.words.say(effects.reason, RIM.x - 110, RIM.y + 110, colors.gold, 20, 80);
  effects.reason = "";
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
    swish: points === 3 ? t("pop.splash") : t("pop.swish"),
    rim: t("pop.in"),
    bank: t("pop.bank"),
    dunk: t("pop.dunk"),
  } as const;
  effects.words.say(
    isLast ? t("pop.buzzer") : names[how],
    RIM.x - 90,
    RIM.y + 96,
    colors.gold,
    how === "rim" ? 28 : 38,
    70,
  );
  effects.words.say(
    t("pop.points", { points: written(points) }),
    RIM.x,
    RIM.y + 44,
    isOurs ? colors.good : colors.bad,
    38,
    60,
  );
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
