import type { MatchEvent } from "#html5/ringout/core/events.ts";
import type { Corner } from "#html5/ringout/show/bouts.ts";
import { type Action, anyPad } from "#html5/ringout/show/pads.ts";
import type { BoutEvent, SeatAction, SeatedBout } from "#html5/ringout/show/seated-bout.ts";
import { t } from "#html5/ringout/words.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls, Move } from "#kit/input/controls.ts";
import { Glide, ShownEvents } from "#kit/together/corrections.ts";
import type { SeatedKit, SeatedRound } from "#kit/together/seated-game.ts";
import { BoutView, type Moment } from "./bout-view.ts";
import { drawArenaName } from "./hud.ts";
import { cardAt, drawPicks } from "./picks-screen.ts";
import { songFor, songs, sounds } from "./sounds.ts";

/** Opens the picture of a bout against people at other machines. */
export const start = (kit: SeatedKit<SeatedBout>): SeatedRound<Action, SeatAction> => new SeatedStage(kit);

class SeatedStage implements SeatedRound<Action, SeatAction> {
  private readonly kit: SeatedKit<SeatedBout>;
  private readonly bout: BoutView;
  private readonly glide: Glide;
  private readonly shown = new ShownEvents();

  constructor(kit: SeatedKit<SeatedBout>) {
    this.kit = kit;
    this.bout = new BoutView(kit);
    this.glide = new Glide(() => kit.core.match?.fighters ?? []);
    kit.sound.music(songs.menu);
  }

  show(events: unknown): void {
    const { match, slow } = this.kit.core;
    this.shown.step();
    this.glide.step();
    const fresh = this.fresh(events as readonly BoutEvent[]);
    if (match) this.bout.step(match, fresh, slow);
    else this.bout.effects.step();
  }

  correct(correct: () => readonly unknown[]): void {
    const again = this.glide.around(correct);
    const missed = again.flatMap((events) => this.fresh(events as readonly BoutEvent[]));
    const { match } = this.kit.core;
    if (match) this.bout.react(match, missed);
  }

  draw(view: View, alpha: number): void {
    const { core } = this.kit;
    const moment = this.moment();
    this.bout.draw(view, core.arena, moment, alpha);
    if (!moment) {
      // Before the first step the kit counts down over the bare arena.
      if (core.picks.age > 0) drawPicks(view, core, this.corners(), this.bout.effects.time);
      return;
    }
    this.bout.drawFront(view, moment);
    drawArenaName(view, moment.match);
  }

  toCore(controls: Controls<Action>): Move<SeatAction> {
    const pad = anyPad(controls);
    const keys: Record<SeatAction, boolean> = {
      left: pad.x < 0,
      right: pad.x > 0,
      up: pad.y < 0,
      down: pad.y > 0,
      jump: pad.jump,
      attack: pad.attack,
      special: pad.special,
      guard: pad.guard,
    };
    if (!this.kit.core.match) this.addChoice(keys, controls);
    return { held: (Object.keys(keys) as SeatAction[]).filter((key) => keys[key]) };
  }

  /** Before the fight, everything that says yes anywhere says "ready", and cards can be clicked. */
  private addChoice(keys: Record<SeatAction, boolean>, { held, pointer }: Controls<Action>) {
    const { core, seat, view } = this.kit;
    if (held("confirm") || held("pad1:jump") || held("pad2:jump") || held("pad3:jump")) keys.attack = true;
    if (!pointer.isDown || seat === undefined) return;
    const { x, y, width, height } = cardAt(view, core.away.length, seat);
    if (pointer.y < y || pointer.y > y + height || pointer.x < x || pointer.x > x + width) return;
    const part = (pointer.x - x) / width;
    if (part < 0.3) keys.left = true;
    else if (part > 0.7) keys.right = true;
    else keys.attack = true;
  }

  /** Sounds for what is chosen are made at once; what belongs to the match is given back. */
  private fresh(events: readonly BoutEvent[]): MatchEvent[] {
    return events.filter((event): event is MatchEvent => {
      if (!this.shown.isNew(keyOf(event))) return false;
      if (event.kind === "begin") this.kit.sound.music(songFor(this.kit.core.arena));
      else if (event.kind === "turn") this.kit.sound.play(...sounds.move);
      else if (event.kind === "ready") this.kit.sound.play(...sounds.pick);
      else return true;
      return false;
    });
  }

  private corners(): Corner[] {
    const { core, seats } = this.kit;
    return core.away.map((_, seat) => {
      const sitter = seats[seat];
      const isYou = sitter?.isYou ?? false;
      const name = isYou ? t("hud.you") : sitter && !core.away[seat] ? sitter.name : t("hud.computer");
      return { name, tag: name, hat: "none", isYou };
    });
  }

  private moment(): Moment | undefined {
    const { match, slow } = this.kit.core;
    if (!match) return undefined;
    const fighters = match.fighters.map((fighter) => {
      const { x, y } = this.glide.of(fighter.seat);
      return x === 0 && y === 0 ? fighter : { ...fighter, x: fighter.x + x, y: fighter.y + y };
    });
    return { match, slow, corners: this.corners(), fighters };
  }
}

/** What happened to whom: where exactly, and how hard, may differ a little after a correction. */
function keyOf(event: BoutEvent): string {
  const seat = "seat" in event ? event.seat : "";
  const detail = "move" in event ? event.move : "left" in event ? event.left : "by" in event ? event.by : "";
  return `${event.kind} ${seat} ${detail ?? ""}`;
}
