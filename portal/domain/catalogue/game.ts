import type { Language } from "#domain/language/language.ts";
import type { FlashSettings } from "./flash-settings.ts";

/** How a game is played: an HTML page of the play origin, Ruffle, the second Flash engine, or a frame of another site. */
const gameTypes = ["html5", "flash", "waflash", "external"] as const;

export type GameType = (typeof gameTypes)[number];

export type Control = { readonly input: string; readonly action: string };

export type StageSize = {
  readonly width: number;
  readonly height: number;
  readonly frameRate?: number;
  /** The game also fills a frame that is higher than wide. */
  readonly upright?: true;
};

/** What a game does with other input than keyboard and mouse, as its manifest marks it. */
export type InputMarks = {
  /** Fit for touch screens, phones included: as it is (`own`), or with the portal's on-screen buttons. */
  readonly touch?: "own" | "buttons";
  /** The game reads gamepads itself. */
  readonly gamepad?: "own";
  /** Keys (`KeyboardEvent.code`) for gamepad and on-screen buttons, where the words of the controls do not tell. */
  readonly keys?: readonly string[];
};

/** Whether an external game's site allows frames (X-Frame-Options, CSP), where that is known. */
export type Framing = "allowed" | "refused";

/** From which age an external game is fine, as the operator who listed it judged (docs/content-policy.md). */
export const ageMarks = ["all", "8+", "13+"] as const;

export type AgeMark = (typeof ageMarks)[number];

/** How good a game is for somebody who opens it, as its lister judged: 5 is a reason to come, 3 is a pastime, 1 is a curiosity. It only orders lists. */
export const qualityMarks = [1, 2, 3, 4, 5] as const;

export type QualityMark = (typeof qualityMarks)[number];

/** What a game's frame may do or has besides the usual, because the game asks for it: the browser's dialogs, or memory that workers share. */
export const gameNeeds = ["dialogs", "isolation"] as const;

export type GameNeed = (typeof gameNeeds)[number];

/** A game's words in another language than its own. What is left out falls back. */
export type GameWords = {
  readonly name?: string;
  readonly description?: string;
  readonly controls?: readonly Control[];
  readonly why?: string;
};

/** One game as the catalogue lists it: read, checked and trusted. */
export type Game = {
  /** The path in URL-safe base64: what stands behind `/play/`. */
  readonly id: string;
  readonly name: string;
  /** html5: folder or page; flash: an .swf file; waflash: a folder; external: an https URL. */
  readonly path: string;
  readonly img: string;
  readonly description: string;
  /** Midnight UTC of the day on which the game was added. */
  readonly addedAt: Date;
  readonly isTrending: boolean;
  /** Orders games of the same rank in the catalogue, best first; a game without a mark counts as 3. */
  readonly quality?: QualityMark;
  readonly gameType: GameType;
  readonly tags: readonly string[];
  /** External games: the URLs to try, in order, the first being the path. Empty for every other type. */
  readonly servers: readonly string[];
  readonly author?: string;
  readonly licence?: string;
  readonly source?: string;
  /** Version of the game itself. */
  readonly version?: string;
  /** File below `/licences/` with the licence's text. */
  readonly licenceText?: string;
  readonly controls?: readonly Control[];
  readonly input?: InputMarks;
  readonly bytes?: number;
  readonly stage?: StageSize;
  /** Flash games: how the SWF is played. */
  readonly flash?: FlashSettings;
  /** Of an html5 game: `refused` means that it plays in a window of its own only. */
  readonly framing?: Framing;
  /** Of an html5 game. */
  readonly needs?: readonly GameNeed[];
  /** Of an operator's game: a try-out saw it play. */
  readonly isTried?: true;
  /** External games: from which age, whether it may stay in school mode, and why it is listed. */
  readonly ages?: AgeMark;
  readonly fitForSchool?: boolean;
  readonly why?: string;
  /** The language of name, description and controls, where it is not English. */
  readonly language?: Language;
  /** Name, description and controls in other languages. */
  readonly words?: Readonly<Record<Language, GameWords>>;
};

/** The licence text of our own games, which they share. */
export const OUR_LICENCE_TEXT = "recess.txt";

/** Whether a game is one of ours, built with the portal. */
export function isOurGame({ gameType, licenceText }: Pick<Game, "gameType" | "licenceText">): boolean {
  return gameType === "html5" && licenceText === OUR_LICENCE_TEXT;
}

export function isGameType(value: unknown): value is GameType {
  return gameTypes.some((type) => type === value);
}

/** Whether a game may be played on a phone, although most are for computers. */
export function isFitForTouch({ input }: Pick<Game, "input">): boolean {
  return input?.touch !== undefined;
}
