import type { Match } from "#html5/hoop-shift/core/match.ts";
import { rivalAt } from "#html5/hoop-shift/core/rivals.ts";
import { heroLook, lookOf } from "#html5/hoop-shift/draw/looks.ts";
import type { Show } from "#html5/hoop-shift/show/show.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Effects } from "./effects.ts";
import { drawContestBoard, drawHint, drawScoreboard, words } from "./hud.ts";

const INTRO = 150;

/** What lies over the court while it is played on: boards, hints, who comes next. */
export function drawFront(view: View, show: Show, effects: Effects): void {
  const { bout, match, contest, career } = show;
  if (contest) {
    drawContestBoard(view, contest, Math.max(career.threes, contest.score), effects.pops[0]);
    if (contest.rack === 0) drawHint(view, "Hold Space or click, let go in the green · gold counts two");
    return;
  }
  if (!match || !bout || bout.kind === "contest") return;
  const rival = rivalAt(bout.rung);
  const isDuel = bout.kind === "duel";
  const names = isDuel ? (["Player 1", "Player 2"] as const) : (["You", rival.short] as const);
  drawScoreboard(view, match, names, [heroLook.shirt, lookOf(bout.rung).shirt], effects.pops);
  if (isDuel && show.age < 600) {
    drawHint(view, "A D run · W shoot · S steal", 0);
    drawHint(view, "← → run · ↑ shoot · ↓ steal", 1);
  } else if (!isDuel) drawLesson(view, show, match);
  if (!isDuel && show.age < INTRO) drawIntro(view, show.age, rival.name, rival.boast);
}

/** Tells a newcomer what to do right now; those who have won a match know. */
function drawLesson(view: View, { career, age }: Show, match: Match) {
  if (match.phase !== "live" || (career.stars.length > 0 && age > 480)) return;
  if (match.holder === 0 && !match.isCleared)
    drawHint(view, "Your ball! Take it back behind the line, then attack");
  else if (match.holder === 0)
    drawHint(view, "Hold Space, let go at the top · Down shifts past · run at the rim to dunk");
  else if (match.holder === 1) drawHint(view, "Stay in front: Space jumps to block, Down steals");
  else if (!match.flight) drawHint(view, "Loose ball: get it!");
}

function drawIntro(view: View, age: number, name: string, boast: string) {
  const slide = clamp(age / 14, 0, 1) * clamp((INTRO - age) / 14, 0, 1);
  const { ctx } = view;
  ctx.globalAlpha = slide;
  const y = view.height * 0.3;
  const style = { align: "center", baseline: "middle", outline: "rgb(20 10 30 / 0.85)" } as const;
  drawText(view, name, view.width / 2 - (1 - slide) * 60, y, {
    ...style,
    size: 54,
    weight: 900,
    color: words.gold,
  });
  const x = view.width / 2 + (1 - slide) * 60;
  drawText(view, `“${boast}”`, x, y + 50, {
    ...style,
    size: 24,
    color: words.light,
    width: view.width * 0.8,
  });
  ctx.globalAlpha = 1;
}
