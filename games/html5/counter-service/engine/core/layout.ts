import type { Bench } from "./bench.ts";
import { upgrades } from "./career.ts";
import type { Guest } from "./guests.ts";
import type { Kitchen } from "./kitchen.ts";
import type { Pantry } from "./pantry.ts";
import type { Phase } from "./snapshot.ts";
import {
  itemRect,
  openRect,
  type PlaceKind,
  type Rect,
  SEATS,
  seatRect,
  serveRect,
  type Target,
  tabRect,
  trashRect,
  upgradeRect,
  wareRect,
} from "./targets.ts";
import { wares } from "./wares.ts";

const at = (kind: PlaceKind, index: number, rect: Rect): Target => ({ kind, index, ...rect });
const row = (kind: PlaceKind, rects: readonly Rect[]) => rects.map((rect, index) => at(kind, index, rect));

/** Of the shop: what makes the work easier, and what makes it look better. */
export const shopPages = ["equipment", "style"] as const;
export type ShopPage = (typeof shopPages)[number];

/** The part of a shift that decides what can be pressed. */
type Counter = {
  phase: Phase;
  kitchen: Kitchen;
  bench: Bench;
  guests: readonly Guest[];
  pantry: Pantry;
  shopPage: ShopPage;
};

/** All that can be pressed now, and where it is; kept until somebody comes or goes, because each step asks several times. */
export class Layout {
  private targets: readonly Target[] = [];
  private phase: Phase | undefined;
  private bench: Bench | undefined;
  private pantry: Pantry | undefined;
  private shopPage: ShopPage | undefined;
  private seated = 0;

  targetsOf(shift: Counter): readonly Target[] {
    const { phase, bench, pantry, shopPage } = shift;
    const seated = seatedCode(shift.guests);
    const isSamePage = phase === this.phase && shopPage === this.shopPage;
    const isSameRoom = isSamePage && bench === this.bench && pantry === this.pantry;
    if (!isSameRoom || seated !== this.seated) {
      this.targets = layOut(shift);
      this.phase = phase;
      this.bench = bench;
      this.pantry = pantry;
      this.shopPage = shopPage;
      this.seated = seated;
    }
    return this.targets;
  }
}

const isSeated = ({ state }: Guest) => state === "asking" || state === "waiting";

/** The taken seats in the order of their guests, as one number. */
function seatedCode(guests: readonly Guest[]): number {
  let code = 0;
  for (const guest of guests) if (isSeated(guest)) code = code * (SEATS + 1) + guest.seat + 1;
  return code;
}

/** What comes first lies on top. */
function layOut(shift: Counter): Target[] {
  if (shift.phase === "closing") return [];
  if (shift.phase === "morning") {
    const goods =
      shift.shopPage === "style"
        ? wares.map((_, index) => at("ware", index, wareRect(index)))
        : upgrades.map((_, index) => at("upgrade", index, upgradeRect(index)));
    return [
      at("open", 0, openRect),
      ...shopPages.map((_, index) => at("tab", index, tabRect(index))),
      ...goods,
    ];
  }
  const { kitchen, bench, guests, pantry } = shift;
  const { raws, spots, board, quarters = [], cut, scrape, box } = kitchen.places;
  return [
    ...guests.filter(isSeated).map(({ seat }) => at("guest", seat, seatRect(seat))),
    ...row("raw", raws.slice(0, pantry.raws.length)),
    ...row("spot", spots.slice(0, bench.spots.length)),
    ...(scrape ? [at("scrape", 0, scrape)] : []),
    at("board", 0, board),
    ...row("quarter", quarters),
    ...(cut ? [at("cut", 0, cut)] : []),
    ...(box ? [at("box", 0, box)] : []),
    ...kitchen.items.flatMap(({ day }, index) =>
      day <= pantry.day ? [at("item", index, itemRect(index))] : [],
    ),
    at("serve", 0, serveRect),
    at("trash", 0, trashRect),
  ];
}
