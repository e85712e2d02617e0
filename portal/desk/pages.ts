import type { DeskPage } from "./page.ts";
import { carePage } from "./pages/care/care.page.tsx";
import { figuresPage } from "./pages/figures/figures.page.tsx";
import { gamesPage } from "./pages/games/games.page.tsx";
import { journalPage } from "./pages/journal/journal.page.tsx";
import { peoplePage } from "./pages/people/people.page.tsx";
import { wordsPage } from "./pages/words/words.page.tsx";

/** Pages of the desk by the first segment of their path, in the order of the navigation. A new page is a folder and a line here. */
export const pages: Readonly<Record<string, DeskPage>> = {
  games: gamesPage,
  words: wordsPage,
  people: peoplePage,
  figures: figuresPage,
  care: carePage,
  journal: journalPage,
};
