import { startGame } from "#kit/game.ts";
import type { Controls } from "#kit/input/controls.ts";
import { directions } from "#kit/input/keys.ts";
import { Crossing } from "./core/crossing.ts";
import { type Action, heroAt } from "./core/hero.ts";
import { openWardrobe, type Wardrobe } from "./core/wardrobe.ts";
import { Sprites } from "./draw/sprites.ts";
import { farewellWords } from "./draw/words.ts";
import { createLobby } from "./stage/lobby.ts";
import { Stage } from "./stage/stage.ts";

const art = { things: new Sprites(), figures: new Sprites(1.8) };
let wardrobe: Wardrobe | undefined;
let rounds = 0;

startGame({
  slug: "hopscotch-highway",
  title: "Hopscotch Highway",
  controls: "Arrows, WASD or clicks hop · Keep ahead of the eraser",
  unit: "Rows",
  size: { width: 960, height: 540, fit: "expand" },
  actions: directions,
  bot: () => import("./bot.ts"),
  hasDemo: true,
  start(kit) {
    wardrobe ??= openWardrobe(kit.saves, kit.best);
    // Whoever looked at a locked animal goes on with the one that hopped.
    if (!kit.isDemo) wardrobe.show(wardrobe.chosen);
    const crossing = new Crossing(kit.random);
    const stage = new Stage(crossing, kit, wardrobe, art);
    const number = rounds++;
    const pointed = (controls: Controls<Action>) =>
      controls.pointer.pressed
        ? stage.camera.wayTo(kit.view, controls.pointer, heroAt(crossing.hero))
        : undefined;
    return {
      core: crossing,
      step(controls) {
        const way = pointed(controls);
        const pressed = (action: Action) => action === way || controls.pressed(action);
        stage.step(crossing.step({ ...controls, pressed }));
      },
      draw: (view, alpha) => stage.draw(view, alpha),
      lobby: createLobby(kit, wardrobe, art.figures, () => crossing.idle()),
      note: () => (crossing.fate ? farewellWords(crossing.fate, number) : ""),
    };
  },
});
