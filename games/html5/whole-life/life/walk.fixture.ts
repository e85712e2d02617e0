import { allEvents } from "#html5/whole-life/events/all.ts";
import { createRandom, type Random } from "#kit/random.ts";
import type { Life } from "./life.ts";
import { Story } from "./story.ts";

/** Lives one life by random choices, telling of every page on the way. */
export function walk(
  seed: number,
  onPage: (story: Story) => void,
  random: Random = createRandom(seed),
): Life {
  const story = new Story({ events: allEvents, random, lives: seed % 9 });
  for (let page = 0; page < 400 && !story.isOver; page++) {
    onPage(story);
    const open = story.options.flatMap(({ closed }, index) => (closed === undefined ? [index] : []));
    const [first, ...rest] = open;
    if (first === undefined) throw new Error(`No way on from ${story.event.id}.`);
    story.choose(random.pick([first, ...rest]));
    onPage(story);
    story.goOn();
  }
  return story.life;
}
