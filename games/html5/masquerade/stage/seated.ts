import type { PartyEvent } from "#html5/masquerade/core/events.ts";
import type { Guest } from "#html5/masquerade/core/guest.ts";
import type { Action } from "#html5/masquerade/core/hands.ts";
import { LOOK_PARTS, type SeatedParty } from "#html5/masquerade/core/seated-party.ts";
import type { Painter } from "#html5/masquerade/draw/painter.ts";
import { seats } from "#html5/masquerade/seats.ts";
import { t } from "#html5/masquerade/words.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls, Move } from "#kit/input/controls.ts";
import { Glide, ShownEvents } from "#kit/together/corrections.ts";
import type { SeatedKit, SeatedRound } from "#kit/together/seated-game.ts";
import { keysHint } from "./hints.ts";
import type { Mouse } from "./mouse.ts";
import type { Onlooker } from "./onlooker.ts";
import { Stage } from "./stage.ts";
import type { Thumbs } from "./thumbs.ts";

/** Game units per metre, as far as gliding is concerned. */
const UNITS = 50;

type Tools = { readonly painter: Painter; readonly mouse: Mouse; readonly thumbs: Thumbs };

/** Picture of a round with people at other machines. */
export class SeatedStage implements SeatedRound<Action, Action> {
  private readonly kit: SeatedKit<SeatedParty>;
  private readonly mouse: Mouse;
  private readonly thumbs: Thumbs;
  private readonly stage: Stage;
  private readonly glide: Glide;
  private readonly shown = new ShownEvents();
  private readonly turned = { x: 0, y: 0 };

  constructor(kit: SeatedKit<SeatedParty>, { painter, mouse, thumbs }: Tools) {
    const { party } = kit.core;
    this.kit = kit;
    this.mouse = mouse;
    this.thumbs = thumbs;
    this.stage = new Stage(party, kit, onlookerOf(kit), painter);
    this.glide = new Glide(() => party.guests.map(({ x, y }) => ({ x: x * UNITS, y: y * UNITS })));
  }

  show(events: unknown): void {
    this.shown.step();
    this.glide.step();
    this.stage.step(this.fresh(events));
  }

  correct(correct: () => readonly unknown[]): void {
    for (const events of this.glide.around(correct)) this.stage.reactTo(this.fresh(events));
  }

  draw(view: View, alpha: number): void {
    const { stage, glide, mouse, kit } = this;
    for (const { guest, shift } of stage.puppets) {
      const { x, y } = glide.of(guest.id);
      shift.x = x / UNITS;
      shift.y = y / UNITS;
    }
    stage.draw(view, alpha, keysHint(stage.steps, mouse.isCaught), this.thumbs);
    if (kit.core.isOver) mouse.letGo();
  }

  toCore(controls: Controls<Action>): Move<Action> {
    const { seat, core } = this.kit;
    // One who watches needs the cursor for the page.
    if (seat === undefined || core.isOver) return {};
    const look = this.mouse.look();
    const touch = this.thumbs.step();
    const { turned } = this;
    turned.x += (look.turn + touch.turn) * LOOK_PARTS;
    turned.y += (look.pitch + touch.pitch) * LOOK_PARTS;
    const held = new Set(seats.actions.filter((key) => controls.held(key) || this.thumbs.held.has(key)));
    if (look.isPainting) held.add("paint");
    if (look.usesPower) held.add("power");
    return {
      held: [...held],
      pointer: { x: Math.round(turned.x), y: Math.round(turned.y), isDown: look.hasMouse },
    };
  }

  private fresh(events: unknown): PartyEvent[] {
    return (events as readonly PartyEvent[]).filter((event) => this.shown.isNew(this.keyOf(event)));
  }

  /** What happened to whom. Paint that lands is told apart by its place. */
  private keyOf(event: PartyEvent): string {
    if (!("who" in event)) return `${event.kind} ${this.kit.core.party.winner?.id ?? ""}`;
    const place = event.kind === "splat" ? ` ${Math.round(event.at.x)} ${Math.round(event.at.y)}` : "";
    return `${event.kind} ${event.who.id}${place}`;
  }
}

function onlookerOf({ core, seat, seats }: SeatedKit<SeatedParty>): Onlooker {
  const hero = seat === undefined ? undefined : core.party.guests[seat];
  return {
    hero,
    get isBare() {
      return core.isOver;
    },
    get note() {
      return t("hud.tags", { tags: hero?.tags ?? 0 });
    },
    nameOf({ id, name }: Guest) {
      const sitter = seats[id];
      if (!sitter) return name;
      if (sitter.isYou) return t("hud.you");
      return core.away[id] ? t("hud.computer") : sitter.name;
    },
    // What was done with friends is not part of the career.
    tag: () => [],
    finish: () => [],
  };
}
