import { firstIds, firsts } from "#html5/whole-life/life/firsts.ts";
import type { Life } from "#html5/whole-life/life/life.ts";
import type { Album } from "./album.ts";
import { button, element } from "./element.ts";
import { personItem, workOf } from "./side.ts";

/** The life so far: people, milestones, diary. */
export function bookPages(life: Life, onClose: () => void): HTMLElement[] {
  const people = element("ul", "people", ...life.people.map((person) => personItem(person, life)));
  const milestones = element("ul", "firsts");
  for (const { id, age } of life.firsts) milestones.append(element("li", "has", `${firsts[id]} (${age})`));
  const diary = element("ul", "diary");
  for (const { age, text } of life.diary.toReversed())
    diary.append(element("li", "", element("b", "", `${age} `), text));
  return [
    element("h2", "", `The book of ${life.name}`),
    element("p", "help", `Born in ${life.town}. ${workOf(life)}.`),
    closer(onClose),
    element("h3", "", "Milestones"),
    milestones,
    element("h3", "", "Everyone"),
    people,
    element("h3", "", "Diary"),
    diary,
  ];
}

/** All lives so far, and which firsts are still missing. */
export function albumPages(album: Album, events: number, onClose: () => void): HTMLElement[] {
  const collected = element("ul", "firsts");
  for (const id of firstIds) {
    const has = album.firsts.has(id);
    const item = element("li", has ? "has" : "", has ? firsts[id] : "?");
    if (!has) item.ariaLabel = "not yet";
    collected.append(item);
  }
  const lives = element("ul", "lives");
  for (const { name, town, age, stars, story } of album.lives) {
    const about = element("summary", "", element("b", "", name), ` of ${town}, ${age} years, ★ ${stars}`);
    lives.append(element("li", "", element("details", "", about, element("p", "", story))));
  }
  return [
    element("h2", "", "Album"),
    element(
      "p",
      "help",
      `${album.count} lives · ${album.firsts.size} of ${firstIds.length} firsts · ${album.met.size} of ${events} stories met · best ★ ${album.best}`,
    ),
    closer(onClose),
    element("h3", "", "Firsts"),
    collected,
    element("h3", "", "Lives"),
    album.lives.length > 0 ? lives : element("p", "help", "No life is finished yet. Take your time."),
  ];
}

function closer(onClose: () => void): HTMLButtonElement {
  const made = button("Close", "big first", onClose);
  return made;
}
