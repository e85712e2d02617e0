import type { Match } from "#html5/hoop-shift/core/match.ts";
import { type RivalName, rivalAt } from "#html5/hoop-shift/core/rivals.ts";
import { heroLook, lookOf } from "#html5/hoop-shift/draw/looks.ts";
import type { Show } from "#html5/hoop-shift/show/show.ts";
import { t } from "#html5/hoop-shift/words.ts";
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
    if (contest.rack === 0) drawHint(view, t("lesson.contest"));
    return;
  }
  if (!match || !bout || bout.kind === "contest") return;
  const rival = rivalAt(bout.rung);
  const isDuel = bout.kind === "duel";
  const names = isDuel
    ? ([t("hud.playerOne"), t("hud.playerTwo")] as const)
    : ([t("hud.you"), t(`rivalShort.${rival.name}`)] as const);
  drawScoreboard(view, match, names, [heroLook.shirt, lookOf(bout.rung).shirt], effects.pops);
  if (isDuel && show.age < 600) {
    drawHint(view, t("lesson.duelFirst"), 0);
    drawHint(view, t("lesson.duelSecond"), 1);
  } else if (!isDuel) drawLesson(view, show, match);
  if (!isDuel && show.age < INTRO) drawIntro(view, show.age, rival.name);
}

/** Tells a newcomer what to do right now; those who have won a match know. */
function drawLesson(view: View, { career, age }: Show, match: Match) {
  if (match.phase !== "live" || (career.stars.length > 0 && age > 480)) return;
  if (match.holder === 0 && !match.isCleared) drawHint(view, t("lesson.takeBack"));
  else if (match.holder === 0) drawHint(view, t("lesson.attack"));
  else if (match.holder === 1) drawHint(view, t("lesson.defend"));
  else if (!match.flight) drawHint(view, t("lesson.loose"));
}

function drawIntro(view: View, age: number, rival: RivalName) {
  const slide = clamp(age / 14, 0, 1) * clamp((INTRO - age) / 14, 0, 1);
  const { ctx } = view;
  ctx.globalAlpha = slide;
  const y = view.height * 0.3;
  const style = { align: "center", baseline: "middle", outline: "rgb(20 10 30 / 0.85)" } as const;
  drawText(view, t(`rival.${rival}`), view.width / 2 - (1 - slide) * 60, y, {
    ...style,
    size: 54,
    color: words.gold,
  });
  const x = view.width / 2 + (1 - slide) * 60;
  drawText(view, t("hud.quote", { words: t(`boast.${rival}`) }), x, y + 50, {
    ...style,
    size: 24,
    color: words.light,
    width: view.width * 0.8,
  });
  ctx.globalAlpha = 1;
}
