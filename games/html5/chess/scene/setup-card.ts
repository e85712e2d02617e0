import { levels } from "#html5/chess/engine/levels.ts";
import { opponents } from "#html5/chess/match/opponents.ts";
import type { GameRecord, Tally } from "#html5/chess/match/record.ts";
import { paces, type Setup } from "#html5/chess/match/setup.ts";
import { BLACK, WHITE } from "#html5/chess/rules/pieces.ts";
import { Card } from "./dialog.ts";
import { button, element } from "./element.ts";
import { faceOf } from "./faces.ts";
import { type Theme, themes } from "./themes.ts";

export type SetupChoices = {
  setup: Setup;
  theme: Theme;
  record: GameRecord;
  /** There is a game to go on with. */
  canContinue: boolean;
};

export type SetupWishes = {
  onPlay(setup: Setup): void;
  onContinue(): void;
  onTheme(theme: Theme): void;
};

/** Who plays whom: the first thing that is seen, and the last menu there is. */
export class SetupCard {
  private readonly card: Card;
  private readonly wishes: SetupWishes;
  private choices: SetupChoices | undefined;

  constructor(wishes: SetupWishes) {
    this.wishes = wishes;
    this.card = new Card("Choose a game", "setup", () => this.choices?.canContinue && wishes.onContinue());
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
    const play = button(canContinue ? "New game" : "Play", canContinue ? "big second" : "big", () =>
      this.wishes.onPlay(this.choices?.setup ?? setup),
    );
    const buttons = element("div", "row", play);
    if (canContinue) {
      const on = button("Continue", "big", this.wishes.onContinue);
      on.classList.add("first");
      buttons.prepend(on);
    } else play.classList.add("first");
    this.card.open(
      element("h1", "", "Chess"),
      element("p", "help", "Drag or click a piece, or use arrows and Enter. H hints, U takes back, M mutes."),
      this.opponentTiles(choices),
      element("p", "about", aboutOf(setup, choices.record)),
      element("div", "row", this.colourChoice(choices), this.paceChoice(choices), this.themeChoice(choices)),
      buttons,
    );
  }

  private change(change: Partial<SetupChoices>, focus: string) {
    if (!this.choices) return;
    this.open({ ...this.choices, ...change });
    const again = document.querySelector(focus);
    if (again instanceof HTMLElement) again.focus();
  }

  private opponentTiles(choices: SetupChoices): HTMLElement {
    const tiles = ([...levels, "friend"] as const).map((opponent) => {
      const isChosen = choices.setup.opponent === opponent;
      const name = opponent === "friend" ? "Two players" : opponents[opponent].name;
      const pick = () => this.change({ setup: { ...choices.setup, opponent } }, `#tile-${opponent}`);
      const tile = button(faceOf(opponent), isChosen ? "tile chosen" : "tile", pick, name);
      tile.id = `tile-${opponent}`;
      tile.ariaPressed = String(isChosen);
      tile.append(element("b", "", name === "Professor Hoot" ? "Prof. Hoot" : name));
      tile.append(
        opponent === "friend"
          ? element("span", "stars", "one board")
          : stars(choices.record[opponent], opponent),
      );
      return tile;
    });
    return element("div", "tiles", ...tiles);
  }

  private colourChoice(choices: SetupChoices): HTMLElement {
    const buttons = (
      [
        ["White", WHITE],
        ["Black", BLACK],
      ] as const
    ).map(([name, colour]) => {
      const isChosen = choices.setup.you === colour;
      const pick = () => this.change({ setup: { ...choices.setup, you: colour } }, `#colour-${name}`);
      const made = button(
        element("span", `chip ${name.toLowerCase()}`),
        isChosen ? "pick chosen" : "pick",
        pick,
        `Play ${name}`,
      );
      made.id = `colour-${name}`;
      made.ariaPressed = String(isChosen);
      made.ariaLabel = `Play ${name}`;
      return made;
    });
    return element("div", "picks", ...buttons);
  }

  private paceChoice(choices: SetupChoices): HTMLElement {
    const select = element("select", "", ...paces.map(({ label }) => element("option", "", label)));
    select.ariaLabel = "Clock";
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
      const words = isOwned
        ? `${theme.name} board`
        : `Beat ${opponents[theme.prizeOf ?? 1].name} for the ${theme.name} board`;
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
  if (won === 0) return element("span", "stars none", `level ${level}`);
  const made = element("span", "stars", alone > 0 ? "★★" : "★☆");
  made.title = alone > 0 ? "Beaten without help" : "Beaten with hints or undo";
  return made;
}

function aboutOf({ opponent }: Setup, record: GameRecord): string {
  if (opponent === "friend") return "You and somebody next to you, turn by turn on one board.";
  const { won, drawn, lost } = record[opponent];
  const score = won + drawn + lost > 0 ? ` Won ${won}, drawn ${drawn}, lost ${lost}.` : "";
  return opponents[opponent].about + score;
}
