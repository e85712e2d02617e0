import { levels } from "#html5/chess/engine/levels.ts";
import drawnLogo from "#html5/chess/logo.svg?raw";
import { opponents } from "#html5/chess/match/opponents.ts";
import type { GameRecord, Tally } from "#html5/chess/match/record.ts";
import { type Pace, paces, type Setup } from "#html5/chess/match/setup.ts";
import { matesOf } from "#html5/chess/puzzles/daily.ts";
import type { PuzzleRecord } from "#html5/chess/puzzles/puzzle-record.ts";
import { BLACK, WHITE } from "#html5/chess/rules/pieces.ts";
import { t } from "#html5/chess/words.ts";
import { ENGLISH } from "#kit/language/match-language.ts";
import { written } from "#kit/language/translate.ts";
import { language } from "#kit/language/translations.ts";
import { logo } from "#kit/screens/logo.ts";
import { volumeSliders } from "#kit/screens/volumes.ts";
import type { SoundControl } from "#kit/sound/sound.ts";
import { Card } from "./dialog.ts";
import { button, element } from "./element.ts";
import { faceOf } from "./faces.ts";
import { type Theme, themes } from "./themes.ts";

export type SetupChoices = {
  setup: Setup;
  theme: Theme;
  record: GameRecord;
  puzzleRecord: PuzzleRecord;
  /** There is a game to go on with. */
  canContinue: boolean;
  /** Number of the day, for its puzzle. */
  today: number;
};

export type SetupWishes = {
  onPlay(setup: Setup): void;
  onContinue(): void;
  onPuzzle(): void;
  onTheme(theme: Theme): void;
};

/** Who plays whom: the first thing that is seen, and the last menu there is. */
export class SetupCard {
  private readonly card: Card;
  private readonly wishes: SetupWishes;
  private readonly volumes: HTMLElement;
  private choices: SetupChoices | undefined;

  constructor(sound: SoundControl, wishes: SetupWishes) {
    this.wishes = wishes;
    this.volumes = volumeSliders(sound);
    this.card = new Card(t("setup.title"), "setup", () => this.choices?.canContinue && wishes.onContinue());
  }

  get isOpen(): boolean {
    return this.card.isOpen;
  }

  close(): void {
    this.card.close();
  }

  /** What Enter does here. */
  go(): void {
    if (!this.choices) return;
    if (this.choices.canContinue) this.wishes.onContinue();
    else this.wishes.onPlay(this.choices.setup);
  }

  open(choices: SetupChoices): void {
    this.choices = choices;
    const { setup, canContinue } = choices;
    const play = button(
      canContinue ? t("tool.newGame") : t("setup.play"),
      canContinue ? "big second" : "big",
      () => this.wishes.onPlay(this.choices?.setup ?? setup),
    );
    const buttons = element("div", "row", play);
    if (canContinue) {
      const on = button(t("setup.continue"), "big", this.wishes.onContinue);
      on.classList.add("first");
      buttons.prepend(on);
    } else play.classList.add("first");
    buttons.append(this.puzzleButton(choices));
    this.card.open(
      // The logo is in English.
      logo(t("setup.heading"), language === ENGLISH ? drawnLogo : undefined),
      element("p", "help", t("setup.help")),
      this.opponentTiles(choices),
      element("p", "about", aboutOf(setup, choices.record)),
      element("div", "row", this.colourChoice(choices), this.paceChoice(choices), this.themeChoice(choices)),
      buttons,
      this.volumes,
    );
  }

  private change(change: Partial<SetupChoices>, focus: string) {
    if (!this.choices) return;
    this.open({ ...this.choices, ...change });
    const again = document.querySelector(focus);
    if (again instanceof HTMLElement) again.focus();
  }

  private puzzleButton({ puzzleRecord, today }: SetupChoices): HTMLElement {
    const isSolved = puzzleRecord.days.includes(today);
    const made = button(t("setup.puzzle"), "big second puzzle-button", this.wishes.onPuzzle);
    made.append(
      element(
        "small",
        "",
        isSolved ? t("setup.solved") : t("setup.mateIn", { moves: written(matesOf(today)) }),
      ),
    );
    return made;
  }

  private opponentTiles(choices: SetupChoices): HTMLElement {
    const tiles = ([...levels, "friend"] as const).map((opponent) => {
      const isChosen = choices.setup.opponent === opponent;
      const name = opponent === "friend" ? t("setup.twoPlayers") : opponents[opponent].name;
      const pick = () => this.change({ setup: { ...choices.setup, opponent } }, `#tile-${opponent}`);
      const tile = button(faceOf(opponent), isChosen ? "tile chosen" : "tile", pick, name);
      tile.id = `tile-${opponent}`;
      tile.ariaPressed = String(isChosen);
      tile.append(element("b", "", name === "Professor Hoot" ? "Prof. Hoot" : name));
      tile.append(
        opponent === "friend"
          ? element("span", "stars", t("setup.oneBoard"))
          : stars(choices.record[opponent], opponent),
      );
      return tile;
    });
    return element("div", "tiles", ...tiles);
  }

  private colourChoice(choices: SetupChoices): HTMLElement {
    const buttons = (
      [
        ["white", WHITE, t("setup.playWhite")],
        ["black", BLACK, t("setup.playBlack")],
      ] as const
    ).map(([name, colour, label]) => {
      const isChosen = choices.setup.you === colour;
      const pick = () => this.change({ setup: { ...choices.setup, you: colour } }, `#colour-${name}`);
      const made = button(element("span", `chip ${name}`), isChosen ? "pick chosen" : "pick", pick, label);
      made.id = `colour-${name}`;
      made.ariaPressed = String(isChosen);
      made.ariaLabel = label;
      return made;
    });
    return element("div", "picks", ...buttons);
  }

  private paceChoice(choices: SetupChoices): HTMLElement {
    const select = element("select", "", ...paces.map(({ pace }) => element("option", "", paceWords(pace))));
    select.ariaLabel = t("setup.clock");
    select.selectedIndex = Math.max(
      0,
      paces.findIndex(({ pace }) => JSON.stringify(pace) === JSON.stringify(choices.setup.pace)),
    );
    select.addEventListener("change", () => {
      const pace = paces[select.selectedIndex]?.pace ?? null;
      this.change({ setup: { ...choices.setup, pace } }, ".setup select");
    });
    return select;
  }

  private themeChoice(choices: SetupChoices): HTMLElement {
    const swatches = themes.map((theme) => {
      const isOwned = theme.prizeOf === undefined || choices.record[theme.prizeOf].won > 0;
      const board = t(`board.${theme.id}`);
      const words = isOwned
        ? t("setup.board", { board })
        : t("setup.prize", { name: opponents[theme.prizeOf ?? 1].name, board });
      const pick = () => {
        this.wishes.onTheme(theme);
        this.change({ theme }, `#theme-${theme.id}`);
      };
      const made = button("", choices.theme.id === theme.id ? "swatch chosen" : "swatch", pick, words);
      made.id = `theme-${theme.id}`;
      made.ariaLabel = words;
      made.disabled = !isOwned;
      made.style.background = `linear-gradient(135deg, ${theme.light} 50%, ${theme.dark} 50%)`;
      return made;
    });
    return element("div", "picks", ...swatches);
  }
}

/** One star for a win with help, two for one without; the number of a level until then. */
function stars({ won, alone }: Tally, level: number): HTMLElement {
  if (won === 0) return element("span", "stars none", t("setup.level", { level: written(level) }));
  const made = element("span", "stars", alone > 0 ? "★★" : "★☆");
  made.title = t(alone > 0 ? "setup.alone" : "setup.helped");
  return made;
}

function paceWords(pace: Pace | null): string {
  if (!pace) return t("setup.noClock");
  const minutes = written(pace.minutes);
  if (pace.bonus === 0) return t("setup.minutes", { minutes });
  return t("setup.minutesBonus", { minutes, bonus: written(pace.bonus) });
}

function aboutOf({ opponent }: Setup, record: GameRecord): string {
  if (opponent === "friend") return t("setup.twoPlayersHow");
  const { won, drawn, lost } = record[opponent];
  const { about } = opponents[opponent];
  return won + drawn + lost > 0 ? `${about} ${t("record.sentence", { won, drawn, lost })}` : about;
}
