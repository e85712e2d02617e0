import type { Player } from "./players.ts";
import { type Team, teams } from "./teams.ts";

/** Somebody of a team who handles the ball. */
export type Member = { name: string; number: number };
/** The passer, the receivers at the top, the bottom and in the slot, and the back. */
export type Roster = { passer: Member; receivers: readonly [Member, Member, Member]; back: Member };

const given = [
  "Pip",
  "Dot",
  "Otis",
  "Mabel",
  "Gus",
  "Tilly",
  "Bram",
  "Nell",
  "Zeke",
  "Ivy",
  "Rufus",
  "Wren",
  "Hank",
];
const family = [
  "Malloy",
  "Fern",
  "Rivers",
  "Quill",
  "Tucker",
  "Bloom",
  "Hobbs",
  "Larkin",
  "Moss",
  "Sable",
  "Pike",
];

/** The same five for a team in every season: thirteen given and eleven family names repeat only after 143 people. */
export function rosterOf(team: Team): Roster {
  const first = teams.indexOf(team) * 5;
  const member = (place: number): Member => {
    const index = first + place;
    const name = `${given[index % given.length]} ${family[(index * 3) % family.length]}`;
    return { name, number: ((index * 17) % 89) + 10 };
  };
  return { passer: member(0), receivers: [member(1), member(2), member(3)], back: member(4) };
}

/** Who a man of ours on the field is; the line stays nameless. */
export function memberOf(roster: Roster, { role, mark }: Pick<Player, "role" | "mark">): Member | undefined {
  if (role === "passer") return roster.passer;
  return role === "back" ? roster.back : roster.receivers[mark];
}
