import { drawAbove, drawBand } from "#html5/raft-rumble/draw/aim-art.ts";
import { Camera } from "#html5/raft-rumble/draw/camera.ts";
import { rim, sideColours } from "#html5/raft-rumble/draw/colours.ts";
import { drawScene } from "#html5/raft-rumble/draw/scene.ts";
import type { Battle, BattleEvent } from "#html5/raft-rumble/voyage/battle.ts";
import { CrewHand } from "#html5/raft-rumble/voyage/crew-hand.ts";
import { worldOrigin } from "#html5/raft-rumble/voyage/layout.ts";
import type { Action } from "#html5/raft-rumble/voyage/orders.ts";
import type { CrewAction, Rumble } from "#html5/raft-rumble/voyage/rumble.ts";
import { t } from "#html5/raft-rumble/words.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls, Move } from "#kit/input/controls.ts";
import { written } from "#kit/language/translate.ts";
import { wornHat } from "#kit/purse/purse.ts";
import type { SeatedKit, SeatedRound } from "#kit/together/seated-game.ts";
import { drawHint, drawLevelCard, drawTurn } from "./cards.ts";
import { Effects } from "./effects.ts";
import { drawBar, drawHud } from "./hud.ts";
import { songs, sounds } from "./sounds.ts";

const TURN_CARD = 100;
/** The last seconds of a turn are counted. */
const COUNTED_SECONDS = 10;

/** Below the names. */
const HINT_Y = 100;

/** Opens the picture of a battle against a player at another machine. */
export const start = (kit: SeatedKit<Rumble>): SeatedRound<Action, CrewAction> => new SeatedStage(kit);

class SeatedStage implements SeatedRound<Action, CrewAction> {
  private readonly kit: SeatedKit<Rumble>;
  private readonly hand: CrewHand;
  private readonly effects: Effects;
  private readonly camera = new Camera();
  private turnAge = TURN_CARD;
  private hasThrown = false;

  constructor(kit: SeatedKit<Rumble>) {
    this.kit = kit;
    const { core, seat, sound } = kit;
    this.hand = new CrewHand(core, seat);
    const isGlad = (winner: number) => seat === undefined || winner === seat;
    this.effects = new Effects({ battle: core.battle, isGlad }, sound);
    sound.music(songs[core.battle.level.waters]);
  }

  show(events: unknown): void {
    const { battle } = this.kit.core;
    this.turnAge++;
    for (const event of events as readonly BattleEvent[]) this.react(event);
    this.effects.step();
    this.camera.step(battle);
    this.effects.trail(battle.world);
  }

  toCore(controls: Controls<Action>): Move<CrewAction> {
    const { move, events } = this.hand.step(controls, this.kit.view);
    for (const { kind } of events) this.kit.sound.play(...sounds[kind]);
    return move;
  }

  draw(view: View): void {
    const battle = this.hand.shown;
    view.ctx.save();
    this.effects.shake.apply(view);
    this.camera.apply(view);
    // What was bought stays at home, so that both sides look alike; the hat comes along.
    const { seat } = this.kit;
    const looks =
      seat === undefined ? undefined : ({ side: seat, paint: "wood", gear: "none", hat: wornHat() } as const);
    drawScene(view, battle, this.effects.particles, { isDemo: false, looks });
    this.effects.drawPopups(view);
    view.ctx.restore();
    this.drawWords(view, battle);
  }

  private react(event: BattleEvent): void {
    const { seat, core } = this.kit;
    // The own choice was heard when it was made.
    if (event.kind === "pick" && core.battle.turn === seat) return;
    if (event.kind === "turn") this.turnAge = 0;
    if (event.kind === "throw" && core.battle.turn === seat) this.hasThrown = true;
    this.effects.react(event);
  }

  private drawWords(view: View, battle: Battle): void {
    const { hand } = this;
    drawHud(view, battle);
    this.drawNames(view);
    const origin = worldOrigin(view);
    for (const { x, y } of battle.world.shots)
      if (y + origin.y < -10) drawAbove(view, x + origin.x, -y - origin.y);
    if (battle.phase === "ready") drawLevelCard(view, battle, t(`level.${battle.level.name}`));
    else if (battle.phase === "aim") this.drawTurn(view, battle);
    if (!hand.isOpen) return;
    drawBar(view, battle);
    if (hand.drag) drawBand(view, hand.drag, hand.pointer);
    if (!this.hasThrown && this.turnAge >= TURN_CARD) drawHint(view, t("hint.throw"), HINT_Y);
  }

  private drawTurn(view: View, battle: Battle): void {
    const seat = battle.turn === 0 ? 0 : 1;
    if (this.turnAge < TURN_CARD) {
      const text = seat === this.kit.seat ? t("turn.yours") : t("turn.theirs", { name: this.nameOf(seat) });
      drawTurn(view, text, sideColours[seat], this.turnAge);
    }
    const seconds = Math.ceil(this.kit.core.stepsLeft / 60);
    if (seconds > COUNTED_SECONDS || !battle.isOpen) return;
    const style = { size: 34, align: "center", outline: rim, color: sideColours[seat] } as const;
    drawText(view, written(seconds), view.width / 2, 62, style);
  }

  private drawNames(view: View): void {
    for (const seat of [0, 1] as const) {
      const isLeft = seat === 0;
      const style = {
        size: 18,
        align: isLeft ? "left" : "right",
        outline: rim,
        color: sideColours[seat],
      } as const;
      drawText(view, this.nameOf(seat), isLeft ? 14 : view.width - 14, 66, style);
    }
  }

  private nameOf(seat: 0 | 1): string {
    const sitter = this.kit.seats[seat];
    if (sitter?.isYou) return t("turn.you");
    return sitter && !this.kit.core.battle.sides[seat].isRival ? sitter.name : t("turn.computer");
  }
}
