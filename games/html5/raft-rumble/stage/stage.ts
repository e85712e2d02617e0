import { drawAbove, drawBand } from "#html5/raft-rumble/draw/aim-art.ts";
import { Camera } from "#html5/raft-rumble/draw/camera.ts";
import { sideColours } from "#html5/raft-rumble/draw/colours.ts";
import { drawScene, type Looks } from "#html5/raft-rumble/draw/scene.ts";
import type { Battle } from "#html5/raft-rumble/voyage/battle.ts";
import { worldOrigin } from "#html5/raft-rumble/voyage/layout.ts";
import type { Voyage, VoyageEvent } from "#html5/raft-rumble/voyage/voyage.ts";
import { t } from "#html5/raft-rumble/words.ts";
import type { View } from "#kit/draw/view.ts";
import { wornHat } from "#kit/purse/purse.ts";
import type { Kit } from "#kit/round.ts";
import { drawHint, drawLevelCard, drawResult, drawTurn } from "./cards.ts";
import { drawChart } from "./chart-art.ts";
import { Effects } from "./effects.ts";
import { drawBar, drawHud, drawMapButton } from "./hud.ts";
import { drawShop } from "./shop-screen.ts";
import { songs, sounds } from "./sounds.ts";

const HINTS = [t("hint.throw"), t("hint.keys")];
const TURN_CARD = 100;

/** Everything about the voyage that can be seen and heard. */
export class Stage {
  private readonly voyage: Voyage;
  private readonly kit: Kit;
  private readonly effects: Effects;
  private readonly camera = new Camera();
  private turnAge = 999;
  private resultAge = 0;
  private pointer = { x: 0, y: 0 };

  constructor(voyage: Voyage, kit: Kit) {
    this.voyage = voyage;
    this.kit = kit;
    this.effects = new Effects(voyage, kit.sound);
    this.tune();
  }

  step(events: readonly VoyageEvent[], pointer: { x: number; y: number }): void {
    const { voyage, effects } = this;
    const { battle } = voyage;
    this.pointer = { x: pointer.x, y: pointer.y };
    this.turnAge++;
    for (const event of events) {
      effects.react(event);
      if (event.kind === "turn") this.turnAge = 0;
      if (event.kind === "sail" || event.kind === "chosen") this.tune();
    }
    effects.step();
    if (voyage.mode !== "shop") this.resultAge = voyage.mode === "result" ? this.resultAge + 1 : 0;
    if (this.resultAge > 0) this.ringStars();
    if (!battle || voyage.mode === "map" || voyage.mode === "shop") return;
    this.camera.step(battle);
    effects.trail(battle.world);
  }

  draw(view: View): void {
    const { voyage, kit, effects } = this;
    voyage.frame = { width: view.width, height: view.height };
    const { battle } = voyage;
    if (voyage.mode === "shop") {
      drawShop(view, voyage);
      return;
    }
    if (voyage.mode === "map" || !battle) {
      drawChart(view, voyage);
      return;
    }
    view.ctx.save();
    effects.shake.apply(view);
    this.camera.apply(view);
    drawScene(view, battle, effects.particles, { isDemo: kit.isDemo, looks: this.looks });
    effects.drawPopups(view);
    view.ctx.restore();
    if (!kit.isDemo) this.drawWords(view, battle);
  }

  private get looks(): Looks | undefined {
    if (!this.kit.isPlayed) return undefined;
    const { paint, gear } = this.voyage.locker;
    return { side: 0, paint, gear, hat: wornHat() };
  }

  private drawWords(view: View, battle: Battle) {
    const { voyage } = this;
    drawHud(view, battle);
    drawMapButton(view);
    if (battle.isOpen) drawBar(view, battle);
    const origin = worldOrigin(view);
    for (const { x, y } of battle.world.shots) {
      if (y + origin.y < -10) drawAbove(view, x + origin.x, -y - origin.y);
    }
    if (voyage.drag && battle.isOpen) drawBand(view, voyage.drag, this.pointer);
    const name = t(`level.${battle.level.name}`);
    if (battle.phase === "ready")
      drawLevelCard(view, battle, voyage.isDuel ? name : t("map.level", { number: voyage.course + 1, name }));
    if (voyage.mode === "result") {
      drawResult(view, voyage, battle, this.resultAge);
      return;
    }
    if (voyage.isDuel && battle.phase === "aim" && this.turnAge < TURN_CARD) {
      const isLeft = battle.turn === 0;
      const text = isLeft ? t("turn.otters") : t("turn.penguins");
      drawTurn(view, text, sideColours[isLeft ? 0 : 1], this.turnAge);
    }
    const { throws } = battle.sides[0];
    const isNew = voyage.course === 0 && voyage.starsBefore === 0 && battle.isOpen;
    if (isNew) drawHint(view, HINTS[Math.min(throws, HINTS.length - 1)] ?? "");
  }

  private tune() {
    const { mode, battle } = this.voyage;
    this.kit.sound.music(songs[mode === "map" ? "lagoon" : (battle?.level.waters ?? "lagoon")]);
  }

  private ringStars() {
    const { battle } = this.voyage;
    const won = this.voyage.isDuel ? 0 : (battle?.stars ?? 0);
    for (let i = 0; i < won; i++) if (this.resultAge === 22 + i * 16) this.kit.sound.play(...sounds.star);
  }
}
