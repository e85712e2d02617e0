import { type ArenaId, arenaIds } from "#html5/ringout/core/arenas.ts";
import { type CharacterId, characterIds } from "#html5/ringout/core/characters.ts";
import type { MatchPlan } from "#html5/ringout/core/match.ts";
import type { Level } from "#html5/ringout/mind/skills.ts";
import { t } from "#html5/ringout/words.ts";
import type { Random } from "#kit/random.ts";
import type { Career } from "./career.ts";
import type { HatId } from "./hats.ts";
import { type HouseRules, rules } from "./house-rules.ts";
import { LIVES, rungAt } from "./ladder.ts";
import type { Device } from "./pads.ts";
import type { Seat } from "./seats.ts";

/** What is being played. */
export type Bout =
  | { kind: "ladder"; rung: number }
  | { kind: "endless" }
  | { kind: "versus"; seats: readonly Seat[]; house: HouseRules };

/** Who is behind a fighter: somebody at a device (`any` of them for one who plays alone), or a mind. */
export type Corner = {
  name: string;
  hat: HatId;
  device?: Device | "any";
  level?: Level;
  /** What stands over the head, where somebody could be mistaken for somebody else. */
  tag?: string;
  /** The one player of this machine, among others at machines of their own. */
  isYou?: boolean;
};

/** The rivals' team: they do not hurt each other. */
export const RIVALS = 1;

export type Card = { plan: MatchPlan; corners: Corner[] };

export function cardFor(bout: Bout, career: Career, random: Random): Card {
  if (bout.kind === "ladder") return ladderCard(bout.rung, career);
  if (bout.kind === "endless") return endlessCard(career, random);
  return versusCard(bout.seats, bout.house, random);
}

const you = ({ hat }: Career): Corner => ({ name: t("hud.you"), hat, device: "any" });

function ladderCard(index: number, career: Career): Card {
  const { arena, rivals, name } = rungAt(index);
  const foes = rivals.map(({ kind, size = 1, stocks }) => ({ kind, size, stocks, team: RIVALS }));
  return {
    plan: {
      arena,
      entrants: [{ kind: career.kind, team: 0 }, ...foes],
      rule: { kind: "stocks", stocks: LIVES },
    },
    corners: [
      you(career),
      ...rivals.map(({ level }, at) => ({
        name: rivals.length > 1 ? t("hud.rivalNumber", { number: at + 1 }) : t(`rung.${name}`),
        hat: "none" as const,
        level,
      })),
    ],
  };
}

function endlessCard(career: Career, random: Random): Card {
  const kind = anyRival(random);
  return {
    plan: {
      arena: random.pick<ArenaId>(arenaIds),
      entrants: [
        { kind: career.kind, team: 0 },
        { kind, team: RIVALS, stocks: Number.POSITIVE_INFINITY },
      ],
      rule: { kind: "stocks", stocks: LIVES },
    },
    corners: [you(career), { name: t("hud.rival"), hat: "none", level: endlessLevel(0) }],
  };
}

export const anyRival = (random: Random): CharacterId => random.pick<CharacterId>(characterIds);

/** The next one is never weaker. */
export function endlessLevel(ringOuts: number): Level {
  if (ringOuts < 2) return "drowsy";
  if (ringOuts < 5) return "steady";
  return ringOuts < 9 ? "sharp" : "fearless";
}

function versusCard(seats: readonly Seat[], house: HouseRules, random: Random): Card {
  const spare = random.shuffle(characterIds);
  const bots = Array.from({ length: house.computers }, (_, at) => spare[at % spare.length] ?? "puddle");
  const [usual] = rules;
  const rule = (rules[house.rule] ?? usual)?.rule ?? { kind: "stocks", stocks: LIVES };
  return {
    plan: {
      arena: house.arena === "any" ? random.pick<ArenaId>(arenaIds) : house.arena,
      entrants: [...seats.map(({ kind }) => ({ kind })), ...bots.map((kind) => ({ kind }))],
      rule,
    },
    corners: [
      ...seats.map(({ device, hat }, at) => ({
        name: t("hud.player", { number: at + 1 }),
        hat,
        device,
        ...(seats.length > 1 && { tag: t("hud.tag", { number: at + 1 }) }),
      })),
      ...bots.map((_, at) => ({
        name: t("hud.computerNumber", { number: at + 1 }),
        hat: "none" as const,
        level: house.level,
      })),
    ],
  };
}
