import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import type { Action } from "./actions.ts";
import { Brawl } from "./brawl.ts";
import type { Chapter } from "./chapter.ts";
import type { BrawlEvent } from "./events.ts";
import { type Foe, turnTo } from "./foes/foe.ts";
import type { FoeKind } from "./foes/foes.ts";
import type { Plot } from "./plot.ts";
import { Story } from "./story.ts";
import type { Trick } from "./tricks.ts";

/** A small chapter with one stop, for tests that change what they are about. */
export function aChapter(own: Partial<Chapter> = {}): Chapter {
  return {
    slug: "test-yard",
    tricks: [],
    roster: ["tinny", "barrel", "toaster", "fridge", "lid", "jack", "drone", "welder", "copycat"],
    scrap: ["pipe"],
    tougher: 1,
    fiercer: 1,
    par: 60,
    stops: [{ name: "gate", at: 900, waves: ["tinny tinny"] }],
    boss: {
      name: "crunch",
      hp: 60,
      half: 60,
      tall: 120,
      speed: 2,
      worth: 500,
      phases: [
        { under: 1, acts: [{ kind: "bite" }] },
        { under: 0.5, acts: [{ kind: "quake" }] },
      ],
    },
    ...own,
  };
}

type Options = { tricks?: Trick[]; chapter?: Chapter; plot?: Plot };

/** A yard in which nobody has come yet, and hands to play it with. */
export function aYard({ tricks = [], chapter: own = aChapter(), plot }: Options = {}) {
  const chapter = { ...own, tricks };
  const brawl = new Brawl(chapter, createRandom(1), plot ?? new Story(chapter));
  const controls = createControls<Action>();
  const play = (held: readonly Action[], steps = 1): BrawlEvent[] => {
    const events: BrawlEvent[] = [];
    for (let step = 0; step < steps; step++) {
      controls.feed({ held });
      events.push(...brawl.step(controls));
    }
    return events;
  };
  /** Presses, lets go and waits until time moves again. */
  const press = (action: Action, wait = 1) => [...play([action], 2), ...play([], wait)];
  /** A foe on its feet so far in front of Sam, that leaves him alone. */
  const foeAt = (kind: FoeKind, ahead: number, z = brawl.hero.z): Foe => {
    const foe = brawl.spawn(kind, brawl.hero.x + ahead, z);
    turnTo(foe, "free");
    foe.facing = ahead > 0 ? -1 : 1;
    return foe;
  };
  // In these tests nobody strikes unless told to.
  brawl.turns.most = 0;
  return { brawl, play, press, foeAt };
}
