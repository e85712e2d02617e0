import type { Language } from "#domain/language/language.ts";

/** Where a slide leads: a game of the catalogue, by its path, or a page of the site. */
export type Target = { game: string } | { address: string };

/** A slide of the landing page's carousel. */
export type Slide = {
  id: string;
  title: string;
  target: Target;
  /** A file in content/images; null shows the game's own cover. */
  image: string | null;
  /** The language that it is in, where that is not the reader's. */
  language?: Language;
};

/** A banner for one featured game. */
export type Promo = {
  title: string;
  blurb: string;
  /** The game's path in the catalogue. */
  game: string;
  image: string | null;
  /** The language that it is in, where that is not the reader's. */
  language?: Language;
};
