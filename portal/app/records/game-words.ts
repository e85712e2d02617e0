import type { Translate } from "#app/messages/translate.ts";
import type { Choice } from "#domain/together/seated-game.ts";

// Games say in English what they count and what their hosts can choose. What the lists below have is shown in the language of the page.

const units = ["points", "drift-points", "rows", "land", "score"] as const;

const boards = [
  "breezy",
  "brisk",
  "fierce",
  "calm",
  "lively",
  "wild",
  "story",
  "arena",
  "bell-yard",
  "crane-quay",
  "puddle-street",
  "maple-pass",
  "lantern-loop",
  "snow-day",
  "top-deck",
  "fairground",
  "hundred",
  "hurdles",
  "moon",
  "hop",
  "ice",
] as const;

const choices = [
  "length",
  "3-minutes",
  "5-minutes",
  "2-minutes",
  "how-good-computers-are",
  "brisk",
  "fierce",
  "breezy",
  "longest-run",
  "1-minute",
  "clock",
  "10-min",
  "3-min-2-s",
  "5-min",
  "15-min-10-s",
  "no-clock",
  "white",
  "by-lot",
  "first-seat",
  "second-seat",
  "court",
  "surprise-me",
  "playground",
  "rooftop",
  "gym",
  "harbour",
  "computer",
  "fair",
  "strong",
  "easy",
  "place",
  "piazza",
  "lantern-market",
  "hedge-garden",
  "velvet-opera",
  "computers",
  "splashers",
  "artists",
  "maestros",
  "doodlers",
  "sea",
  "open-sea",
  "lagoon",
  "the-rock",
  "whale-watch",
  "night-buoys",
  "storm",
  "arena",
  "top-desk",
  "sink-or-swim",
  "windy-line",
  "little-railway",
  "toast-top",
  "rule",
  "3-lives",
  "5-lives",
  "steady",
  "sharp",
  "fearless",
  "drowsy",
  "track",
  "bell-yard",
  "crane-quay",
  "puddle-street",
  "maple-pass",
  "lantern-loop",
  "snow-day",
  "top-deck",
  "fairground",
  "who-wins",
  "first-home",
  "most-drift-points",
  "discipline",
  "the-hundred",
  "shin-hurdles",
  "moon-mile-ish",
  "long-hop",
  "ice-hundred",
] as const;

/** What a game counts, as the head of a column. */
export function unitWords(t: Translate, unit: string): string {
  const id = found(units, unit);
  return id ? t(`unit.${id}`) : unit;
}

/** A score with what the game counts: '45 points'. */
export function scoreWords(t: Translate, unit: string, score: number): string {
  const id = found(units, unit);
  return id ? t(`score.${id}`, { score }) : `${t.number(score)} ${unit}`;
}

/** The name of one of several boards of a game. */
export function boardName(
  t: Translate,
  { id, name }: { readonly id: string; readonly name: string },
): string {
  const known = found(boards, id);
  return known ? t(`boardName.${known}`) : name;
}

/** A choice of the host of a room, with its values. */
export function choiceWords(t: Translate, { label, values, ...choice }: Choice): Choice {
  const words = (text: string) => {
    const id = found(choices, text);
    return id ? t(`roomChoice.${id}`) : text;
  };
  return {
    ...choice,
    label: words(label),
    values: values.map((value) => ({ ...value, label: words(value.label) })),
  };
}

/** The id of a text, as keys of messages have it: 'Drift points' is `drift-points`. */
function found<Id extends string>(ids: readonly Id[], text: string): Id | undefined {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return ids.find((id) => id === slug);
}
