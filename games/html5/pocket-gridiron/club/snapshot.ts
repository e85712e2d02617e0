import type { Spot } from "#html5/pocket-gridiron/core/field.ts";
import type { Match, Mode } from "#html5/pocket-gridiron/core/match.ts";
import { upgrades } from "#html5/pocket-gridiron/core/upgrades.ts";
import type { Menu } from "#kit/draw/menu.ts";
import { hypot } from "#kit/exact-math.ts";
import type { Career } from "./career.ts";

type Man = Spot & { vx: number; vy: number };

/** The part of a club that a snapshot tells. */
type ClubState = {
  mode: "hub" | "match" | "report";
  menu: Menu;
  match: Match | undefined;
  career: Career;
  age: number;
};

/** What a bot may know. */
export type Snapshot = {
  mode: "hub" | "report" | Mode;
  age: number;
  /** Where the menu points, and how many choices it has. */
  index: number;
  choices: readonly string[];
  canBuy: readonly boolean[];
  down?: {
    stage: string;
    age: number;
    camera: number;
    line: number;
    passer: Spot;
    carrier?: Man;
    isAiming: boolean;
    /** Receivers with the place where a ball thrown now would meet them. */
    receivers: readonly { lead: Spot; room: number }[];
    rivals: readonly (Man & { isUp: boolean })[];
    canJuke: boolean;
  };
  needle: number;
  us: number;
  them: number;
  spot: number;
};

export function snapshotOf({ mode, menu, match, career, age }: ClubState): Snapshot {
  const now = mode === "match" && match ? match : undefined;
  return {
    mode: now ? now.mode : mode === "report" ? "report" : "hub",
    age: now?.age ?? age,
    index: (now?.menu ?? menu).index,
    choices: now ? now.hand.map((card) => (card.kind === "play" ? card.play.id : card.kind)) : [],
    canBuy: upgrades.map((id) => career.canBuy(id)),
    ...(now?.down && { down: downOf(now.down) }),
    needle: now?.kick?.needle ?? 1,
    us: now?.board.us ?? 0,
    them: now?.board.them ?? 0,
    spot: now?.board.spot ?? 0,
  };
}

function downOf(down: NonNullable<Match["down"]>): NonNullable<Snapshot["down"]> {
  const man = ({ x, y, vx, vy }: Man) => ({ x, y, vx, vy });
  const rivals = down.players.filter(({ isOurs }) => !isOurs);
  const receivers = down.players.filter(({ role }) => role === "receiver");
  return {
    stage: down.stage,
    age: down.age,
    camera: down.camera,
    line: down.setting.line,
    passer: { x: down.passer.x, y: down.passer.y },
    ...(down.carrier && { carrier: man(down.carrier) }),
    isAiming: down.arm.isAiming,
    receivers: receivers.map((receiver) => {
      const lead = down.arm.lead(down.passer, receiver);
      const reach = rivals.map((rival) => hypot(rival.x - lead.x, rival.y - lead.y));
      return { lead, room: Math.min(...reach) };
    }),
    rivals: rivals.map((rival) => ({ ...man(rival), isUp: rival.down === 0 && rival.held === 0 })),
    canJuke: down.runner.rest === 0,
  };
}
