import { yardLine } from "#html5/pocket-gridiron/core/field.ts";
import type { News, Why } from "#html5/pocket-gridiron/core/news.ts";
import { type ScoreBoard, toGo } from "#html5/pocket-gridiron/core/score-board.ts";
import { t } from "#html5/pocket-gridiron/words.ts";
import { written } from "#kit/language/translate.ts";

const downs = ["first", "second", "third", "fourth"] as const;

/** "3rd & 4" */
export function downText(board: ScoreBoard): string {
  const down = t(`down.${downs[board.down - 1] ?? "fourth"}`);
  const yards = toGo(board);
  return yards === undefined ? t("board.goal", { down }) : t("board.toGo", { down, yards });
}

/** "own 25" */
export function yardText(spot: number): string {
  const { side, yard } = yardLine(spot);
  return t(`yard.${side}`, { yard });
}

export function newsText(news: News): string {
  if (news.kind === "punted") return t("news.punted", { place: yardText(news.spot) });
  if (news.kind === "quarter") return t("news.quarter", { quarter: news.quarter });
  if (news.kind === "drive") return t(`driveEnd.${news.end}`);
  if (news.kind === "call") return t(`call.${news.call}`);
  const play = t(`ending.${news.ending}`);
  if (news.gain === 0) return play;
  const gain = news.gain > 0 ? t("news.plus", { yards: written(news.gain) }) : written(news.gain);
  return t(news.isFirst ? "news.firstDown" : "news.gain", { play, gain });
}

export function whyText(why: Why): string {
  if (why.kind === "member") return t("why.member", why.member);
  return why.kind === "slow" ? t("why.slow", { seconds: why.seconds }) : t(`why.${why.cause}`);
}
