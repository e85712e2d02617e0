import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { openSaves } from "#kit/storage.ts";
import { bot } from "./bot.ts";
import { Career } from "./club/career.ts";
import { Club } from "./club/club.ts";
import { rivalsOf } from "./club/league.ts";
import type { Action } from "./core/actions.ts";
import { Match } from "./core/match.ts";
import { teamAt } from "./core/teams.ts";
import { noLevels } from "./core/upgrades.ts";

// Prints the table of strengths.md: the bot, without a single upgrade, against every rival.
const FIRST_SEED = 5000;
const ROUNDS = 24;

function play(rival: number, extra: number, seed: number) {
  const nowhere = openSaves("measure", 1, () => ({ getItem: () => null, setItem: () => undefined }));
  const club = new Club(new Career(nowhere, seed), createRandom(seed), "match");
  const setting = {
    us: teamAt(0),
    rival: teamAt(rival),
    levels: noLevels(),
    extra,
    weather: "sun",
    isFinal: false,
    matches: 3,
  } as const;
  const match = new Match(setting, createRandom(seed));
  club.match = match;
  const controls = createControls<Action>();
  while (club.mode === "match") {
    controls.feed(bot.act(club.snapshot()));
    club.step(controls);
  }
  return match.board;
}

console.log(
  "| rival | season | won | drawn | lost | our points | their points |\n|---|---|---|---|---|---|---|",
);
for (const [season, extra] of [
  [1, 0],
  [4, 4.5],
] as const) {
  for (const rival of rivalsOf(0)) {
    const boards = Array.from({ length: ROUNDS }, (_, i) => play(rival, extra, FIRST_SEED + i));
    const won = boards.filter(({ us, them }) => us > them).length;
    const lost = boards.filter(({ us, them }) => us < them).length;
    const mean = (of: (board: (typeof boards)[number]) => number) =>
      (boards.reduce((sum, board) => sum + of(board), 0) / ROUNDS).toFixed(1);
    console.log(
      `| ${teamAt(rival).name} | ${season} | ${won} | ${ROUNDS - won - lost} | ${lost} | ${mean(({ us }) => us)} | ${mean(({ them }) => them)} |`,
    );
  }
}
