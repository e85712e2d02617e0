import type { Action, ArenaEvent } from "#html5/borders/core/arena.ts";
import type { Runner, Spot } from "#html5/borders/core/runner.ts";
import type { SeatedBorders } from "#html5/borders/core/seated-borders.ts";
import { type Theme, themes } from "#html5/borders/draw/themes.ts";
import { t } from "#html5/borders/words.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls, Move } from "#kit/input/controls.ts";
import { written } from "#kit/language/translate.ts";
import type { Hat } from "#kit/purse/hats.ts";
import { wornHat } from "#kit/purse/purse.ts";
import { Glide, ShownEvents } from "#kit/together/corrections.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";
import type { SeatedKit, SeatedRound } from "#kit/together/seated-game.ts";
import { BELL_NOTE, type Cast } from "./cast.ts";
import { Stage } from "./stage.ts";
import { createSteering } from "./steering.ts";

/** Game units per cell, as far as gliding is concerned. */
const UNITS = 16;

/** Opens the picture of a round with people at other machines. */
export const start = (kit: SeatedKit<SeatedBorders>): SeatedRound<Action, Action> => new SeatedStage(kit);

class SeatedStage implements SeatedRound<Action, Action> {
  private readonly kit: SeatedKit<SeatedBorders>;
  private readonly cast: SeatedCast;
  private readonly stage: Stage;
  private readonly glide: Glide;
  private readonly shown = new ShownEvents();
  private readonly steer = createSteering();

  constructor(kit: SeatedKit<SeatedBorders>) {
    const { arena } = kit.core;
    this.kit = kit;
    this.glide = new Glide(() => arena.runners.map(({ x, y }) => ({ x: x * UNITS, y: y * UNITS })));
    this.cast = new SeatedCast(kit, this.glide);
    this.stage = new Stage(arena, kit, this.cast);
    this.stage.announce(t("news.most"), t("news.mostHow"));
  }

  show(events: unknown): void {
    this.shown.step();
    this.glide.step();
    this.stage.step(this.fresh(events));
  }

  correct(correct: () => readonly unknown[]): void {
    const before = this.versions();
    const again = this.glide.around(correct);
    if (again.length === 0) return;
    // Other land may have the same version as land that was guessed.
    const isSame = this.versions().every((version, at) => version === before[at]);
    if (!isSame || again.some(changesLand)) this.stage.shapes.distrust();
    for (const events of again) this.stage.reactTo(this.fresh(events));
  }

  draw(view: View, alpha: number): void {
    this.stage.draw(view, alpha);
  }

  toCore(controls: Controls<Action>): Move<Action> {
    const figure = this.stage.camera.toScreen(this.kit.view, this.cast.hero ?? { x: 0, y: 0 });
    return this.steer(controls, figure);
  }

  private versions(): number[] {
    const { field, runners } = this.kit.core.arena;
    return runners.map(({ id }) => field.versionOf(id));
  }

  private fresh(events: unknown): ArenaEvent[] {
    const winner = this.kit.core.arena.winner?.id ?? 0;
    return (events as readonly ArenaEvent[]).filter((event) =>
      this.shown.isNew(`${event.kind} ${"who" in event ? event.who.id : winner}`),
    );
  }
}

const landEvents: readonly ArenaEvent["kind"][] = ["claim", "out", "spawn"];
const changesLand = (events: unknown) =>
  (events as readonly ArenaEvent[]).some(({ kind }) => landEvents.includes(kind));

/** Everybody has the colour of the seat, which is light: so the field is dark. */
class SeatedCast implements Cast {
  readonly hero: Runner | undefined;
  readonly theme: Theme;
  private readonly kit: SeatedKit<SeatedBorders>;
  private readonly glide: Glide;

  constructor(kit: SeatedKit<SeatedBorders>, glide: Glide) {
    const { core, seat } = kit;
    this.kit = kit;
    this.glide = glide;
    this.hero = seat === undefined ? undefined : core.arena.runners[seat];
    this.theme = { ...themes.midnight, own: colorOfSeat(seat ?? 0) };
  }

  get hat(): Hat | undefined {
    return wornHat();
  }

  get isBare(): boolean {
    return this.kit.core.isOver;
  }

  get note(): string {
    return t("hud.snips", { snips: this.hero?.knockouts ?? 0 });
  }

  colorOf(id: number): string {
    return colorOfSeat(id - 1);
  }

  nameOf({ id, name, level }: Runner): string {
    const sitter = this.kit.seats[id - 1];
    if (!sitter) return name;
    if (sitter.isYou) return t("hud.you");
    return level ? t("hud.away", { name: sitter.name }) : sitter.name;
  }

  worthOf(runner: Runner): string {
    return written(this.kit.core.arena.pointsOf(runner), 1);
  }

  offsetOf({ id }: Runner): Spot {
    const { x, y } = this.glide.of(id - 1);
    return { x: x / UNITS, y: y / UNITS };
  }

  /** What was done with friends is not part of the career. */
  earn(): readonly never[] {
    return [];
  }

  finish(): string {
    return BELL_NOTE;
  }
}
