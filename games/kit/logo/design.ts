/** A point of a logo. Units: capitals are 100 high; x grows to the right from the middle of the line, y down from its baseline. */
export type Place = { readonly x: number; readonly y: number };

/** Where a letter is set before the warp, on the baseline of its line. */
export type LetterBox = { readonly left: number; readonly middle: number; readonly right: number };

/** The letters of a logo, for its art. */
export type LogoLayout = {
  /** A letter of a line by its place; places below 0 count from the end. */
  letter(line: number, at: number): LetterBox;
  line(at: number): readonly LetterBox[];
};

/** Moves a point of a letter: bends a line of a logo. `half` is half of the line's width. */
export type Warp = (
  point: Place,
  letter: { readonly at: number; readonly middle: number },
  half: number,
) => Place;

export type LogoLine = {
  readonly text: string;
  /** Where the middle of its baseline lies. */
  readonly x?: number;
  readonly y?: number;
  /** 1 is capitals of 100 units. */
  readonly size?: number;
  /** Added between letters. */
  readonly spacing?: number;
  /** A letter that the art draws instead, by its place in the text; it keeps its room. */
  readonly drawn?: readonly number[];
  readonly warp?: Warp;
  /** Colours from top to bottom, where they differ from the logo's. */
  readonly fill?: readonly [string, string];
};

/** Design of a game's logo: its letters and what is drawn around them. `npm run games -- logo` draws logo.svg from it. */
export type LogoDesign = {
  readonly lines: readonly LogoLine[];
  /** Colours of the letters from top to bottom. */
  readonly fill: readonly [string, string];
  readonly outline: string;
  /** The side of the letters, as if they were cut out of a board. */
  readonly side: string;
  /** How thick the board is. */
  readonly depth?: number;
  /** SVG behind and in front of the letters, in the logo's units. */
  readonly art?: (layout: LogoLayout) => {
    readonly behind?: string;
    readonly front?: string;
  };
  /** Room that the art needs around the letters: top, right, bottom, left. */
  readonly room?: readonly [number, number, number, number];
};
