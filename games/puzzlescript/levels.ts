import { button, element } from "#kit/screens/elements.ts";
import type { Cards } from "./cards.ts";
import { engine, press } from "./engine.ts";
import { boardsOf, levelNumber, textsAtEnd, textsBefore } from "./pages.ts";
import type { Progress } from "./progress.ts";
import { t } from "./words.ts";

type Options = {
  readonly name: string;
  readonly author: string;
  readonly panel: { say(words: string, more?: string): void; setNote(texts: readonly string[]): void };
  readonly cards: Cards;
  readonly progress: Progress;
};

/**
 * Leads from level to level in place of the engine's title and pages of text: texts before a board stand beside it, those of a rule are a
 * card, and so is the end.
 */
export function openLevels({ name, author, panel, cards, progress }: Options) {
  const { nextLevel, DoWin } = engine;
  const pages = engine.state.levels;
  const boards = boardsOf(pages);
  const last = boards.at(-1) ?? 0;
  const level = () => levelNumber(pages, Number(engine.curlevel));

  function arrive(): void {
    // Texts of the list are shown beside the board that they lead to.
    while (pages[Number(engine.curlevel)]?.message !== undefined) {
      if (Number(engine.curlevel) > last) {
        finish();
        return;
      }
      nextLevel();
    }
    engine.textMode = false;
    panel.setNote(textsBefore(pages, Number(engine.curlevel)));
    engine.canvasResize();
  }

  function goTo(page: number): void {
    Object.assign(engine, {
      ...{ winning: false, againing: false, textMode: false, titleScreen: false, messagetext: "" },
      ...{ quittingMessageScreen: false, quittingTitleScreen: false, messageselected: false, keybuffer: [] },
    });
    engine.loadLevelFromState(engine.state, page);
    save(page);
    arrive();
  }

  function finish(): void {
    engine.textMode = false;
    save(0);
    cards.show({
      heading: t(boards.every((_, index) => progress.isSolved(index + 1)) ? "allSolved" : "theEnd"),
      texts: textsAtEnd(pages),
      buttons: [
        { label: t("playAgain"), press: () => goTo(boards[0] ?? 0) },
        { label: t("levels"), className: "second", press: showMenu },
      ],
      dismiss: () => goTo(boards[0] ?? 0),
    });
  }

  function showMenu(): void {
    const levels = boards.map((page, index) => {
      const number = index + 1;
      const made = button(`${number}`, () => {
        cards.close();
        goTo(page);
      });
      made.ariaLabel = t(progress.isSolved(number) ? "levelSolved" : "level", { level: number });
      made.classList.toggle("is-solved", progress.isSolved(number));
      made.classList.toggle("is-here", number === level());
      return made;
    });
    cards.show({
      heading: name,
      texts: [t("by", { author })],
      buttons: [
        { label: t("goOn"), press: () => undefined },
        { label: t("restartLevel"), className: "second", press: () => press("restart") },
      ],
      more: element("div", "levels", ...levels),
      dismiss: () => undefined,
    });
  }

  engine.nextLevel = () => {
    if (!engine.titleScreen && Number(engine.curlevel) >= pages.length - 1) return finish();
    nextLevel();
    arrive();
  };
  engine.DoWin = () => {
    if (engine.winning) return;
    progress.solve(level());
    panel.say(t("solved"));
    DoWin();
  };
  engine.drawMessageScreen = () => {
    engine.textMode = true;
    if (engine.messagetext === "" || engine.quittingMessageScreen) return;
    const close = () => press("action");
    cards.show({
      heading: name,
      texts: [engine.messagetext.trim()],
      buttons: [{ label: t("goOn"), press: close }],
      dismiss: close,
    });
  };
  engine.goToTitleScreen = showMenu;

  return {
    showMenu,
    /** Goes on at the level that was left, or begins. */
    begin(): void {
      const saved = Number(engine.curlevel);
      const isSaved = saved > 0 && saved <= last;
      engine.curlevel = isSaved ? saved : 0;
      // Saves from before there were marks: whoever is at a level has solved those before it.
      if (isSaved) progress.solve(...boards.filter((page) => page < saved).map((_, index) => index + 1));
      engine.titleSelection = isSaved || engine.curlevelTarget !== null ? 1 : 0;
      engine.nextLevel();
      panel.say(name, t("by", { author }));
    },
  };
}

/** As the engine does: it reads them when the page is opened. */
function save(page: number): void {
  engine.curlevelTarget = null;
  try {
    localStorage.setItem("level", `${page}`);
    localStorage.removeItem("level_checkpoint");
  } catch {
    // Forbidden or full: the game goes on without.
  }
}
