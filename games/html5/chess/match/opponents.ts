import type { Level } from "#html5/chess/engine/levels.ts";
import { t } from "#html5/chess/words.ts";

/** When an opponent has something to say. */
export type Moment =
  | "hello"
  | "takes"
  | "loses-piece"
  | "checks"
  | "checked"
  | "wins"
  | "loses"
  | "draws"
  | "takeback";

export type Opponent = { name: string; about: string; lines: Readonly<Record<Moment, readonly string[]>> };

export const opponents: Readonly<Record<Level, Opponent>> = {
  1: {
    name: "Pip",
    about: t("pip.about"),
    lines: {
      hello: [t("pip.hello1"), t("pip.hello2")],
      takes: [t("pip.takes1"), t("pip.takes2")],
      "loses-piece": [t("pip.loses1"), t("pip.loses2")],
      checks: [t("pip.checks1"), t("pip.checks2")],
      checked: [t("pip.checked1"), t("pip.checked2")],
      wins: [t("pip.wins1"), t("pip.wins2")],
      loses: [t("pip.loses-game1"), t("pip.loses-game2")],
      draws: [t("pip.draws1")],
      takeback: [t("pip.takeback1")],
    },
  },
  2: {
    name: "Biscuit",
    about: t("biscuit.about"),
    lines: {
      hello: [t("biscuit.hello1"), t("biscuit.hello2")],
      takes: [t("biscuit.takes1"), t("biscuit.takes2")],
      "loses-piece": [t("biscuit.loses1"), t("biscuit.loses2")],
      checks: [t("biscuit.checks1"), t("biscuit.checks2")],
      checked: [t("biscuit.checked1"), t("biscuit.checked2")],
      wins: [t("biscuit.wins1"), t("biscuit.wins2")],
      loses: [t("biscuit.loses-game1"), t("biscuit.loses-game2")],
      draws: [t("biscuit.draws1")],
      takeback: [t("biscuit.takeback1")],
    },
  },
  3: {
    name: "Mabel",
    about: t("mabel.about"),
    lines: {
      hello: [t("mabel.hello1"), t("mabel.hello2")],
      takes: [t("mabel.takes1"), t("mabel.takes2")],
      "loses-piece": [t("mabel.loses1"), t("mabel.loses2")],
      checks: [t("mabel.checks1"), t("mabel.checks2")],
      checked: [t("mabel.checked1"), t("mabel.checked2")],
      wins: [t("mabel.wins1"), t("mabel.wins2")],
      loses: [t("mabel.loses-game1"), t("mabel.loses-game2")],
      draws: [t("mabel.draws1")],
      takeback: [t("mabel.takeback1")],
    },
  },
  4: {
    name: "Sable",
    about: t("sable.about"),
    lines: {
      hello: [t("sable.hello1"), t("sable.hello2")],
      takes: [t("sable.takes1"), t("sable.takes2")],
      "loses-piece": [t("sable.loses1"), t("sable.loses2")],
      checks: [t("sable.checks1"), t("sable.checks2")],
      checked: [t("sable.checked1"), t("sable.checked2")],
      wins: [t("sable.wins1"), t("sable.wins2")],
      loses: [t("sable.loses-game1"), t("sable.loses-game2")],
      draws: [t("sable.draws1")],
      takeback: [t("sable.takeback1")],
    },
  },
  5: {
    name: "Professor Hoot",
    about: t("hoot.about"),
    lines: {
      hello: [t("hoot.hello1"), t("hoot.hello2")],
      takes: [t("hoot.takes1"), t("hoot.takes2")],
      "loses-piece": [t("hoot.loses1"), t("hoot.loses2")],
      checks: [t("hoot.checks1"), t("hoot.checks2")],
      checked: [t("hoot.checked1"), t("hoot.checked2")],
      wins: [t("hoot.wins1"), t("hoot.wins2")],
      loses: [t("hoot.loses-game1"), t("hoot.loses-game2")],
      draws: [t("hoot.draws1")],
      takeback: [t("hoot.takeback1")],
    },
  },
};

/** Picks a line by a number that grows during the game, so that none is said twice in a row. */
export function lineFor(level: Level, moment: Moment, count: number): string {
  const lines = opponents[level].lines[moment];
  return lines[count % lines.length] ?? "";
}
