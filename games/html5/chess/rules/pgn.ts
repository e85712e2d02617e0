import { START } from "./fen.ts";
import type { Ending, Game } from "./game.ts";
import { WHITE } from "./pieces.ts";

export type Players = { white: string; black: string; date: Date };

const WIDTH = 79;

/** The game as text that any chess program reads. */
export function writePgn(game: Game, ending: Ending | undefined, players: Players): string {
  const result = resultOf(ending);
  const tags = [
    ["Event", "A game at recess"],
    ["Site", "?"],
    ["Date", dateTag(players.date)],
    ["Round", "-"],
    ["White", players.white],
    ["Black", players.black],
    ["Result", result],
    ...(game.startFen === START
      ? []
      : [
          ["SetUp", "1"],
          ["FEN", game.startFen],
        ]),
  ];
  const head = tags.map(([tag = "", value = ""]) => `[${tag} "${value.replaceAll(/["\\]/g, "\\$&")}"]`);
  return `${head.join("\n")}\n\n${fold([...numbered(game), result])}\n`;
}

export function resultOf(ending: Ending | undefined): "1-0" | "0-1" | "1/2-1/2" | "*" {
  if (!ending) return "*";
  if (ending.winner === undefined) return "1/2-1/2";
  return ending.winner === WHITE ? "1-0" : "0-1";
}

function numbered(game: Game): string[] {
  const [, firstTurn, , , , first = "1"] = game.startFen.split(" ");
  const shift = firstTurn === "b" ? 1 : 0;
  return game.plies.flatMap(({ san }, index) => {
    const half = index + shift;
    const number = Number(first) + (half >> 1);
    if (half % 2 === 0) return [`${number}.`, san];
    return index === 0 ? [`${number}...`, san] : [san];
  });
}

const two = (number: number) => String(number).padStart(2, "0");
const dateTag = (date: Date) => `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;

function fold(words: readonly string[]): string {
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join("\n");
}
