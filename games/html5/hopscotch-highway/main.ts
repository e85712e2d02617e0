import { startGame } from "#kit/game.ts";
import { moveOf } from "#kit/input/controls.ts";
import { directions } from "#kit/input/keys.ts";
import { coinsForRound } from "#kit/purse/coins-for-round.ts";
import { purse } from "#kit/purse/purse.ts";
import { createRandom } from "#kit/random.ts";
import { isAnimal } from "./core/animals.ts";
import { Crossing } from "./core/crossing.ts";
import { heroAt } from "./core/hero.ts";
import { PrizeMachine } from "./core/machine.ts";
import { openWardrobe, type Wardrobe } from "./core/wardrobe.ts";
import { Sprites } from "./draw/sprites.ts";
import { farewellWords } from "./draw/words.ts";
import logo from "./logo.svg?raw";
import { rules } from "./rules.ts";
import { seats } from "./seats.ts";
import { createLobby } from "./stage/lobby.ts";
import { Stage } from "./stage/stage.ts";
import { t } from "./words.ts";

/** What comes out of the prize machine is no part of a round, so its chance is not the round's. */
const chance = createRandom(Date.now());
const art = { things: new Sprites(), figures: new Sprites(1.8) };
let wardrobe: Wardrobe | undefined;
let rounds = 0;

startGame({
  slug: "hopscotch-highway",
  title: "Hopscotch Highway",
  logo,
  controls: t("title.controls"),
  touch: t("title.touch"),
  unit: t("title.unit"),
  size: { width: 960, height: 540, fit: "expand" },
  actions: directions,
  bot: () => import("./bot.ts"),
  hasDemo: true,
  rules,
  seated: { rules: seats },
  start(kit) {
    wardrobe ??= openWardrobe(kit.saves, kit.best);
    const own = wardrobe;
    // Whoever looked at a locked animal goes on with the one that hopped.
    if (kit.isPlayed) own.show(own.chosen);
    const crossing = new Crossing(kit.random);
    const taped = isAnimal(kit.options) ? kit.options : undefined;
    const isWatched = !kit.isPlayed && taped !== undefined;
    const cast = {
      hero: () => (isWatched ? taped : own.chosen),
      ghost: taped ?? own.chosen,
    };
    const stage = new Stage(crossing, kit, { wardrobe: own, cast, art });
    const number = rounds++;
    return {
      core: crossing,
      // A click is a hop towards it.
      toCore(controls) {
        const { held = [], struck = [] } = moveOf(controls, rules.actions);
        if (!controls.pointer.pressed) return { held, struck };
        const way = stage.camera.wayTo(kit.view, controls.pointer, heroAt(crossing.hero));
        return { held: [...held, way], struck: [...struck, way] };
      },
      step: (controls) => stage.step(crossing.step(controls)),
      draw: (view, alpha) => stage.draw(view, alpha),
      lobby: createLobby(kit, {
        wardrobe: own,
        machine: new PrizeMachine(own, purse, chance),
        sprites: art.figures,
        onStep: () => crossing.idle(),
      }),
      note: () => (crossing.fate ? farewellWords(crossing.fate, number) : ""),
      // The coins of the street on top.
      coins: (played) => coinsForRound(played) + crossing.coins,
      get options() {
        return own.chosen;
      },
    };
  },
});
