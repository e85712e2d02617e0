import { startGame } from "#kit/game.ts";
import { moveOf } from "#kit/input/controls.ts";
import { directions } from "#kit/input/keys.ts";
import type { Kit, Round } from "#kit/round.ts";
import { Career } from "./core/career.ts";
import { isDiscipline, medalFor } from "./core/disciplines.ts";
import { type Action, type Snapshot, Sprint } from "./core/sprint.ts";
import logo from "./logo.svg?raw";
import { rules } from "./rules.ts";
import { seats } from "./seats.ts";
import { createLobby } from "./stage/lobby.ts";
import { sounds } from "./stage/sounds.ts";
import { Stage } from "./stage/stage.ts";
import { farewell, openedText, resultText } from "./stage/words.ts";
import { t } from "./words.ts";

let career: Career | undefined;
let attempts = 0;

function attempt(kit: Kit): Round<Action, Snapshot> {
  career ??= new Career(kit.saves);
  const book = career;
  let news = "";
  const given = isDiscipline(kit.options) ? kit.options : undefined;
  const choice = () => given ?? (kit.isDemo ? "hundred" : book.chosen);
  // A raced ghost takes the place of the player's own.
  const hasOwnGhost = kit.isPlayed && !kit.ghosts?.().length;
  const begin = () => {
    const id = choice();
    const sprint = new Sprint(id, hasOwnGhost ? book.best(id).tape : "");
    return { sprint, stage: new Stage(sprint, kit, book) };
  };
  let { sprint, stage } = begin();

  function settle() {
    const { race, id, tape } = sprint;
    const { result } = race;
    const before = medalFor(id, book.best(id));
    const { isRecord, opened } = book.enter(id, { ...result, tape }, race.farthest);
    const medal = medalFor(id, book.best(id));
    if (isRecord) kit.sound.play(...sounds.record);
    const parts = [t("result.line", { discipline: t(`discipline.${id}`), result: resultText(result) })];
    if (isRecord && medal !== before && medal !== "none") parts.push(t(`medal.${medal}`));
    const words = farewell(race.ending ?? "dark", race.farthest, stage.lastWords, attempts++);
    parts.push(opened.length > 0 ? openedText(opened) : words);
    news = parts.join(" ");
  }

  return {
    get core() {
      return sprint;
    },
    step(controls) {
      // The card that was chosen on the title after this round was laid out.
      if (choice() !== sprint.id && !sprint.hasBegun) ({ sprint, stage } = begin());
      const events = sprint.step(controls);
      stage.step(events);
      if (kit.isPlayed && events.some(({ kind }) => kind === "end")) settle();
    },
    // A press on the left or right half of the picture is a stride of that leg.
    toCore(controls) {
      const { held = [] } = moveOf(controls, rules.actions);
      const { isDown, x } = controls.pointer;
      const stride: Action = x < kit.view.width / 2 ? "leftStride" : "rightStride";
      const tensed = isDown ? [...held, stride] : held;
      return sprint.hasBegun || tensed.length > 0 ? { held: tensed } : undefined;
    },
    draw: (view, alpha) => stage.draw(view, alpha),
    linger() {
      sprint.linger();
      stage.linger();
    },
    ...(!given && { lobby: createLobby(kit, book) }),
    note: () => news,
    get options() {
      return sprint.id;
    },
  };
}

startGame<Action, Snapshot>({
  slug: "wobble-hundred",
  title: "Wobble Hundred",
  logo,
  controls: t("title.controls"),
  touch: t("title.touch"),
  unit: t("title.unit"),
  size: { width: 960, height: 540, fit: "expand" },
  actions: {
    leftLift: ["KeyW", "KeyQ", "pad:l"],
    leftPush: ["KeyS", "pad:lt"],
    rightLift: ["ArrowUp", "KeyO", "KeyI", "pad:r"],
    rightPush: ["ArrowDown", "KeyL", "KeyK", "pad:rt"],
    leftStride: directions.left,
    rightStride: directions.right,
  },
  hasDemo: true,
  hasHats: true,
  rules,
  seated: { rules: seats },
  bot: () => import("./bot.ts"),
  start: attempt,
});
