import { createGlLayer, type GlLayer } from "#kit/draw/gl.ts";
import { startGame } from "#kit/game.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Kit } from "#kit/round.ts";
import { openSaves } from "#kit/storage.ts";
import { showWithoutWebGl } from "#kit/unsupported.ts";
import { Career } from "./core/career.ts";
import type { Action } from "./core/hands.ts";
import type { MapId } from "./core/maps.ts";
import { Party } from "./core/party.ts";
import { Painter } from "./draw/painter.ts";
import logo from "./logo.svg?raw";
import { seats } from "./seats.ts";
import { keysHint } from "./stage/hints.ts";
import { createLobby } from "./stage/lobby.ts";
import { Mouse } from "./stage/mouse.ts";
import { SoloOnlooker } from "./stage/onlooker.ts";
import { Stage } from "./stage/stage.ts";
import { Thumbs } from "./stage/thumbs.ts";
import { t } from "./words.ts";

const SLUG = "masquerade";
const places = ["", t("place.1"), t("place.2"), t("place.3"), t("place.4"), t("place.5"), t("place.6")];

/** One go. Before the first step it can still be moved to another map. */
class Go {
  private readonly kit: Kit;
  private readonly career: Career;
  private readonly painter: Painter;
  party: Party;
  stage: Stage;

  constructor(kit: Kit, career: Career, painter: Painter) {
    this.kit = kit;
    this.career = career;
    this.painter = painter;
    this.party = this.invite();
    this.stage = this.setUp();
  }

  private get map(): MapId {
    // Behind the title the maps that are still locked can be looked at too.
    return this.kit.isDemo ? this.career.shownMap : this.career.map;
  }

  private invite(): Party {
    const { career, kit } = this;
    return new Party({ random: kit.random, map: this.map, strengths: [career.level], mask: career.mask });
  }

  layAnew(): void {
    if (!this.kit.isDemo && this.stage.steps > 0) return;
    if (this.kit.isDemo && this.party.level.id === this.map) return;
    this.party = this.invite();
    this.stage = this.setUp();
  }

  private setUp(): Stage {
    const { party, kit, career, painter } = this;
    return new Stage(party, kit, new SoloOnlooker(party, kit, career), painter);
  }
}

function play(layer: GlLayer) {
  const painter = new Painter(layer);
  const career = new Career(openSaves(SLUG));
  let kitInUse: Kit | undefined;
  const mouse = new Mouse(document.body, () => kitInUse?.pause());
  const thumbs = new Thumbs(document.body);
  const stepByHand = (party: Party, controls: Controls<Action>) => {
    const look = mouse.look();
    const { turn, pitch } = thumbs.step();
    return party.step(thumbs.over(controls), { ...look, turn: look.turn + turn, pitch: look.pitch + pitch });
  };
  startGame({
    slug: SLUG,
    title: "Masquerade",
    logo,
    controls: t("title.controls"),
    touch: t("title.touch"),
    unit: t("title.points"),
    size: { width: 960, height: 540, fit: "expand" },
    actions: {
      forward: ["KeyW", "ArrowUp", "pad:up"],
      back: ["KeyS", "ArrowDown", "pad:down"],
      left: ["KeyA", "pad:left"],
      right: ["KeyD", "pad:right"],
      turnLeft: ["ArrowLeft"],
      turnRight: ["ArrowRight"],
      space: ["Space"],
      paint: ["Enter", "pad:rt", "pad:r"],
      jump: ["KeyC", "KeyF", "pad:a"],
      power: ["KeyE", "KeyQ", "ShiftLeft", "ShiftRight", "pad:x", "pad:lt"],
    },
    bot: () => import("./bot.ts"),
    hasDemo: true,
    seated: {
      rules: seats,
      async load() {
        const { SeatedStage } = await import("./stage/seated.ts");
        return {
          start(kit) {
            // A round with others is not paused when the mouse is lost.
            kitInUse = undefined;
            return new SeatedStage(kit, { painter, mouse, thumbs });
          },
        };
      },
    },
    start(kit) {
      const go = new Go(kit, career, painter);
      if (!kit.isDemo) kitInUse = kit;
      return {
        get core() {
          return go.party;
        },
        step(controls) {
          if (kit.isDemo) {
            go.layAnew();
            if (!painter.isReady) return;
          }
          go.stage.step(kit.isDemo ? go.party.step(controls) : stepByHand(go.party, controls));
        },
        draw(view, alpha) {
          go.stage.draw(view, alpha, keysHint(go.stage.steps, mouse.isCaught), thumbs);
          if (!kit.isDemo && go.stage.isStill) mouse.letGo();
        },
        lobby: createLobby(kit, career, () => go.layAnew()),
        note() {
          const { hero } = go.party;
          const place = hero ? go.party.ranking().indexOf(hero) + 1 : 0;
          return t("note.result", {
            place: places[place] ?? "",
            rivals: t(`level.${career.level}`),
            tags: hero?.tags ?? 0,
            mask: t(`mask.${career.mask}`),
          });
        },
      };
    },
  });
}

const layer = createGlLayer(document.body);
if (layer) play(layer);
else {
  showWithoutWebGl(document.body, "Masquerade", "Borders");
}
