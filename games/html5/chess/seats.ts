import { type Chosen, withChoices } from "#kit/together/choices.ts";
import type { SeatedRules } from "#kit/together/seated.ts";
import { Duel, type DuelAction, duelActions } from "./match/duel.ts";
import { paces } from "./match/setup.ts";

/** Time control by its name: minutes for the game, and seconds for each move. */
const paceOf = (name: unknown) =>
  paces.find(({ pace }) => (pace ? `${pace.minutes}+${pace.bonus}` : "none") === name);

/** Chess from two machines. */
export const seats: SeatedRules<DuelAction, Chosen> = {
  slug: "chess",
  actions: duelActions,
  netcode: "lockstep",
  seats: { least: 2, most: 2 },
  hasComputers: false,
  ...withChoices([
    {
      key: "pace",
      label: "Clock",
      values: ["10+0", "3+2", "5+0", "15+10", "none"].map((value) => ({
        value,
        label: paceOf(value)?.label ?? value,
      })),
    },
    {
      key: "white",
      label: "White",
      values: [
        { value: "lot", label: "By lot" },
        { value: "first", label: "First seat", seat: 0 },
        { value: "second", label: "Second seat", seat: 1 },
      ],
    },
  ]),
  create(random, { pace, white }) {
    const whiteSeat = white === "lot" ? random.int(0, 1) : white === "first" ? 0 : 1;
    return new Duel(paceOf(pace)?.pace ?? null, whiteSeat);
  },
};
