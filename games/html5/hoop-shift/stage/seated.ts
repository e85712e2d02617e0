import type { Side } from "#html5/hoop-shift/core/court.ts";
import type { Player } from "#html5/hoop-shift/core/player.ts";
import { lookOf } from "#html5/hoop-shift/draw/looks.ts";
import { Mouse } from "#html5/hoop-shift/show/mouse.ts";
import { type Action, eitherPad } from "#html5/hoop-shift/show/pads.ts";
import type { SeatAction, SeatedEvent, SeatedMatch } from "#html5/hoop-shift/show/seated-match.ts";
import { t } from "#html5/hoop-shift/words.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls, Move } from "#kit/input/controls.ts";
import { Glide, ShownEvents } from "#kit/together/corrections.ts";
import type { SeatedKit, SeatedRound } from "#kit/together/seated-game.ts";
import { CourtView } from "./court-view.ts";
import { drawHint, drawScoreboard } from "./hud.ts";
import { drawMatch, type Scene } from "./match-view.ts";
import { cardAt, drawPicks } from "./picks-screen.ts";
import { reactToMatch } from "./reactions.ts";
import { songs, sounds } from "./sounds.ts";

const HINT_STEPS = 600;
const BALL = 2;

/** Opens the picture of a match against somebody at another machine. */
export const start = (kit: SeatedKit<SeatedMatch>): SeatedRound<Action, SeatAction> => new SeatedStage(kit);

class SeatedStage implements SeatedRound<Action, SeatAction> {
  private readonly kit: SeatedKit<SeatedMatch>;
  private readonly court = new CourtView();
  private readonly glide: Glide;
  private readonly shown = new ShownEvents();
  private readonly mouse = new Mouse();
  private readonly ours: readonly Side[];

  constructor(kit: SeatedKit<SeatedMatch>) {
    const { core, seat } = kit;
    this.kit = kit;
    this.glide = new Glide(() => (core.match ? [...core.match.players, core.match.ball] : []));
    this.ours = seat === 0 || seat === 1 ? [seat] : [0, 1];
    kit.sound.music(songs.game);
  }

  show(events: unknown): void {
    const { core, sound } = this.kit;
    const { match, slow } = core;
    this.shown.step();
    this.glide.step();
    this.react(events);
    const isSlow = match?.isSlow ?? false;
    const actors = match ? [...match.players, match.ball] : [];
    this.court.step(match?.flight ? match.ball : undefined, slow, isSlow, actors);
    sound.setPace(isSlow ? 0.6 : 1);
  }

  correct(correct: () => readonly unknown[]): void {
    for (const events of this.glide.around(correct)) this.react(events);
  }

  draw(view: View, alpha: number): void {
    const { core } = this.kit;
    const { effects } = this.court;
    const scene = this.scene();
    const names = this.names();
    this.court.draw(view, core.venue, core.slow, alpha, (paints, part) => {
      if (scene) drawMatch(view, scene, effects, paints, part);
    });
    if (!scene) {
      // Before the first step the kit counts down over the bare court.
      if (core.picks.age > 0) drawPicks(view, core, names, this.ours, effects.time);
      return;
    }
    const [first, second] = scene.looks;
    drawScoreboard(view, scene.match, names, [first.shirt, second.shirt], effects.pops);
    if (this.kit.seat !== undefined && core.age < HINT_STEPS) drawHint(view, t("lesson.seated"));
  }

  toCore(controls: Controls<Action>): Move<SeatAction> {
    const { core, seat, view } = this.kit;
    const [side = 0] = this.ours;
    const pointer = { ...controls.pointer, ...this.court.toCourt(view, controls.pointer) };
    const keys = eitherPad(controls);
    const pad = core.match ? this.mouse.pad(keys, pointer, core.match, side) : keys;
    const part =
      core.match || seat === undefined || !pointer.isDown ? undefined : cardAt(view, seat, pointer);
    const held: Record<SeatAction, boolean> = {
      left: pad.way < 0 || part === "left",
      right: pad.way > 0 || part === "right",
      shoot: pad.shoot || part === "middle",
      grab: pad.grab,
    };
    return { held: (Object.keys(held) as SeatAction[]).filter((key) => held[key]) };
  }

  private react(events: unknown) {
    const { core, sound } = this.kit;
    for (const event of events as readonly SeatedEvent[]) {
      if (!this.shown.isNew(keyOf(event))) continue;
      if (event.kind === "turn") sound.play(...sounds.move);
      else if (event.kind === "ready") sound.play(...sounds.pick);
      else if (event.kind !== "begin" && core.match)
        reactToMatch(event, core.match, this.court.effects, sound, this.ours);
    }
  }

  private names(): [string, string] {
    const { core, seats } = this.kit;
    const nameOf = (side: Side) => {
      const sitter = seats[side];
      if (sitter?.isYou) return t("hud.you");
      return sitter && !core.away[side] ? sitter.name : t("hud.computer");
    };
    return [nameOf(0), nameOf(1)];
  }

  private scene(): Scene | undefined {
    const { match, picks } = this.kit.core;
    if (!match) return undefined;
    const [first, second] = match.players;
    return {
      match,
      players: [this.shifted<Player>(first, 0), this.shifted<Player>(second, 1)],
      ball: this.shifted(match.ball, BALL),
      looks: [lookOf(picks.chosen[0] ?? -1), lookOf(picks.chosen[1] ?? 0)],
      ours: this.ours,
      hasGoldenBall: false,
      tags: this.names(),
    };
  }

  private shifted<T extends { x: number; y: number }>(body: T, at: number): T {
    const { x, y } = this.glide.of(at);
    return x === 0 && y === 0 ? body : { ...body, x: body.x + x, y: body.y + y };
  }
}

/** What happened to whom. A ball that touches something is nobody's, and bounces often: the place tells one touch from another. */
function keyOf(event: SeatedEvent): string {
  if ("side" in event) return `${event.kind} ${event.side}`;
  if ("seat" in event) return `${event.kind} ${event.seat}`;
  return "x" in event ? `${event.kind} ${Math.round(event.x)}` : event.kind;
}
