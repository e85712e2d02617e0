import type { MatchSetting, Weather } from "#html5/pocket-gridiron/core/match.ts";
import { isScoreBoard, kickOff, type ScoreBoard } from "#html5/pocket-gridiron/core/score-board.ts";
import { teamAt, teams } from "#html5/pocket-gridiron/core/teams.ts";
import {
  costOf,
  type Levels,
  MOST_LEVEL,
  noLevels,
  type UpgradeId,
} from "#html5/pocket-gridiron/core/upgrades.ts";
import { t } from "#html5/pocket-gridiron/words.ts";
import { createRandom } from "#kit/random.ts";
import { isFlag, isListOf, isNumber, isShape, type Saves } from "#kit/storage.ts";
import { emptyLine, enter, isLine, type Line, pairsOf, ranking, rivalIn, simulate, WEEKS } from "./league.ts";

type State = {
  team: number;
  season: number;
  /** 0 to 6 are the weeks of the table, 7 is the final. */
  week: number;
  table: Line[];
  coins: number;
  fans: number;
  matches: number;
  titles: number;
  levels: Levels;
  /** Makes the results of the others differ from season to season. */
  seed: number;
};

const isLevels = isShape<Levels>({
  arm: isNumber,
  aim: isNumber,
  hands: isNumber,
  legs: isNumber,
  line: isNumber,
  wall: isNumber,
  boot: isNumber,
});
const isState = isShape<State>({
  team: (value): value is number => isNumber(value) && teams[value] !== undefined,
  season: isNumber,
  week: isNumber,
  table: isListOf(isLine),
  coins: isNumber,
  fans: isNumber,
  matches: isNumber,
  titles: isNumber,
  levels: isLevels,
  seed: isNumber,
});
type Live = { isLive: boolean; board: ScoreBoard };
const isLive = isShape<Live>({ isLive: isFlag, board: isScoreBoard });

const weathers: readonly Weather[] = ["sun", "dusk", "sun", "rain", "dusk", "snow", "night", "night"];
/** In practice everybody runs and catches as if they had trained for weeks. */
const PRACTICE_LEVEL = 4;
const emptyTable = () => teams.map(emptyLine);

export type Report = { us: number; them: number; coins: number; fans: number };

/** Everything that is kept: season, table, coins, upgrades, and the match that is under way. */
export class Career {
  state: State;
  private readonly saves: Saves;

  constructor(saves: Saves, seed: number) {
    this.saves = saves;
    const fresh: State = {
      team: 0,
      season: 1,
      week: 0,
      table: emptyTable(),
      coins: 0,
      fans: 0,
      matches: 0,
      titles: 0,
      levels: noLevels(),
      seed,
    };
    const saved = saves.read("career", isState, fresh);
    this.state = saved.table.length === teams.length ? saved : fresh;
    // The tab was closed on the result of the final: that season is over.
    if (this.state.week > WEEKS) this.nextSeason();
  }

  get isNew(): boolean {
    return this.state.matches === 0;
  }
  get isFinalWeek(): boolean {
    return this.state.week >= WEEKS;
  }
  get rival(): number {
    const { team, week, table } = this.state;
    if (!this.isFinalWeek) return rivalIn(team, week);
    return (
      ranking(table)
        .slice(0, 2)
        .find((index) => index !== team) ?? rivalIn(team, 0)
    );
  }
  get place(): number {
    return ranking(this.state.table).indexOf(this.state.team) + 1;
  }
  /** After the last week only the best two play on. */
  get isOut(): boolean {
    return this.isFinalWeek && this.place > 2;
  }

  /** Another team can be taken as long as nothing has been played this season. */
  chooseTeam(by: number): boolean {
    if (this.state.week > 0) return false;
    this.change({ team: (this.state.team + by + teams.length) % teams.length });
    return true;
  }

  setting(): MatchSetting {
    const { team, season, week, levels, matches } = this.state;
    return {
      us: teamAt(team),
      rival: teamAt(this.rival),
      levels,
      extra: (season - 1) * 1.5 + (this.isFinalWeek ? 1 : 0),
      weather: weathers[week] ?? "sun",
      isFinal: this.isFinalWeek,
      matches,
    };
  }

  /** A drive against our own reserves. */
  practice(): MatchSetting {
    const { us, ...setting } = this.setting();
    const reserves = { ...us, name: t("team.reserves"), short: "RES", shirt: us.trim, trim: us.shirt };
    const levels = { ...setting.levels };
    for (const id of ["aim", "hands", "legs", "line"] as const)
      levels[id] = Math.max(levels[id], PRACTICE_LEVEL);
    return { ...setting, us, rival: reserves, levels, weather: "sun", isFinal: false, isPractice: true };
  }

  canBuy(id: UpgradeId): boolean {
    const level = this.state.levels[id];
    return level < MOST_LEVEL && this.state.coins >= costOf(level);
  }

  buy(id: UpgradeId): boolean {
    if (!this.canBuy(id)) return false;
    const { levels, coins } = this.state;
    this.change({ coins: coins - costOf(levels[id]), levels: { ...levels, [id]: levels[id] + 1 } });
    return true;
  }

  /** A match is over: the table, the others' matches, coins. */
  finish(us: number, them: number, fans: number): Report {
    const { state } = this;
    const isWon = us > them;
    const coins = 25 + us + (isWon ? 30 : 0) + (this.isFinalWeek ? 40 : 0);
    const won = fans + (isWon ? 60 : us === them ? 25 : 10);
    let { table } = state;
    if (!this.isFinalWeek) {
      table = enter(table, { home: state.team, away: this.rival, homePoints: us, awayPoints: them });
      const random = createRandom(state.seed + state.season * 97 + state.week);
      for (const pair of pairsOf(state.team, state.week).slice(1))
        table = enter(table, simulate(pair, random));
    }
    const titles = state.titles + Number(this.isFinalWeek && isWon);
    this.change({
      table,
      titles,
      coins: state.coins + coins,
      fans: state.fans + won,
      matches: state.matches + 1,
      week: state.week + 1,
    });
    this.keepLive(undefined);
    return { us, them, coins, fans: won };
  }

  /** A new year: the team and what it learnt stay, the table is wiped, the rivals grow. */
  nextSeason(): void {
    this.change({ season: this.state.season + 1, week: 0, table: emptyTable() });
  }

  /** The match under way, so that a closed tab costs one play at most. */
  get live(): ScoreBoard | undefined {
    const live = this.saves.read("live", isLive, { isLive: false, board: kickOff() });
    return live.isLive ? live.board : undefined;
  }

  keepLive(board: ScoreBoard | undefined): void {
    this.saves.write("live", { isLive: board !== undefined, board: board ?? kickOff() });
  }

  private change(part: Partial<State>) {
    this.state = { ...this.state, ...part };
    this.saves.write("career", this.state);
  }
}
