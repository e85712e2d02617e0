import type { Level } from "#html5/chess/engine/levels.ts";

/** When an opponent has something to say. */
export type Moment =
  | "hello"
  | "takes"
  | "loses-piece"
  | "checks"
  | "checked"
  | "wins"
  | "loses"
  | "draws"
  | "takeback";

export type Opponent = { name: string; about: string; lines: Readonly<Record<Moment, readonly string[]>> };

export const opponents: Readonly<Record<Level, Opponent>> = {
  1: {
    name: "Pip",
    about: "Hatched last week. Knows how the horse jumps. Mostly.",
    lines: {
      hello: ["Hi! Is the castle the pointy one?", "I practised with breadcrumbs!"],
      takes: ["Nom!", "Was that yours? Oops!"],
      "loses-piece": ["Hey, I liked that one!", "Where did it go?"],
      checks: ["Check! Did I say it right?", "Peep! Check!"],
      checked: ["Eek!", "My king! Run!"],
      wins: ["I won? I WON!", "Peep peep hooray!"],
      loses: ["You are really good at this!", "Again! Again!"],
      draws: ["Nobody won, so everybody won!"],
      takeback: ["Sure, I never noticed."],
    },
  },
  2: {
    name: "Biscuit",
    about: "Chases everything that moves. Sometimes into a trap.",
    lines: {
      hello: ["Throw me a pawn and I fetch it!", "Ready? Ready? Ready!"],
      takes: ["Caught it!", "Mine now. Chew, chew."],
      "loses-piece": ["I was still playing with that!", "Woof. Fair."],
      checks: ["Check! Check! Check!", "I smell a king!"],
      checked: ["Grrr.", "Ears down, king up!"],
      wins: ["Best! Game! Ever!", "Belly rub for the winner?"],
      loses: ["Good human!", "I will dig a better plan."],
      draws: ["Shared bone. I can live with that."],
      takeback: ["Fetch it back, then!"],
    },
  },
  3: {
    name: "Mabel",
    about: "Library cat. Waits on the shelf until you slip.",
    lines: {
      hello: ["Quiet, please. I am thinking.", "Page one. Your move."],
      takes: ["That was overdue.", "Purr."],
      "loses-piece": ["I knocked that off the table on purpose.", "Hm. Noted."],
      checks: ["Check. Do sit up.", "A little check, dear."],
      checked: ["How rude.", "My tail is twitching."],
      wins: ["The end. Shall I read it again?", "Nap time."],
      loses: ["Well read. Well played.", "You may scratch my chin."],
      draws: ["A tie. How tidy."],
      takeback: ["Turning back a page, are we?"],
    },
  },
  4: {
    name: "Sable",
    about: "Raven. Collects shiny things: keys, coins, your mistakes.",
    lines: {
      hello: ["I saw your last game from the roof.", "Leave something shiny lying about."],
      takes: ["Into the nest.", "Shiny."],
      "loses-piece": ["A trade. I like trades.", "Caw. I have more."],
      checks: ["Check. Look up.", "The net tightens."],
      checked: ["You have been practising.", "A gust, no storm."],
      wins: ["One more for the collection.", "Look back at move ten. There it was."],
      loses: ["I will tell the other ravens about you.", "That was flight, not luck."],
      draws: ["We both keep our feathers."],
      takeback: ["Even ravens circle twice."],
    },
  },
  5: {
    name: "Professor Hoot",
    about: "Has read every chess book in the tree. Twice. At night.",
    lines: {
      hello: ["Who? You? Splendid. Begin.", "Take your time. I have all night."],
      takes: ["As on page 214.", "A modest gain."],
      "loses-piece": ["An investment.", "Curious. Very curious."],
      checks: ["Check. Breathe, then think.", "Your king, if you please."],
      checked: ["Who did that? Well found.", "Hoo. Careful now."],
      wins: ["A lesson, kindly meant.", "Study it. Return tomorrow."],
      loses: ["Remarkable. I must write this down.", "You may call me Hoot now."],
      draws: ["Balance is also wisdom."],
      takeback: ["Learning is repetition."],
    },
  },
};

/** Picks a line by a number that grows during the game, so that none is said twice in a row. */
export function lineFor(level: Level, moment: Moment, count: number): string {
  const lines = opponents[level].lines[moment];
  return lines[count % lines.length] ?? "";
}
