import type { Choice, LifeEvent, Outcome } from "#html5/whole-life/events/event.ts";
import type { Venture } from "#html5/whole-life/events/ventures.ts";
import type { Core } from "#kit/bot.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { bornLife } from "./birth.ts";
import { candidates, missing } from "./conditions.ts";
import { type Dared, dare, venturesFor } from "./daring.ts";
import type { FirstId } from "./firsts.ts";
import { type Life, type Person, type Role, starsOf } from "./life.ts";
import { newName, newPetName } from "./names.ts";
import { nextEvent } from "./next-event.ts";
import { applyOutcome, type Change } from "./outcome.ts";
import { type Cast, fillNames, pickWords } from "./tell.ts";
import { passTime } from "./years.ts";

export const picks = ["one", "two", "three", "four"] as const;
export type Action = (typeof picks)[number];

export type Option = { label: string /** Why it cannot be chosen. */; closed: string | undefined };
/** What came of a choice. */
export type Told = { text: string; changes: Change[]; firsts: FirstId[] };
export type Snapshot = { age: number; isTold: boolean; wait: number; open: boolean[] };
export type StoryEvent =
  | { kind: "told"; told: Told }
  | { kind: "dared"; dared: Dared }
  | { kind: "year" }
  | { kind: "over" };

type Start = {
  events: readonly LifeEvent[];
  random: Random;
  /** Lives finished before this one. */
  lives?: number;
  isKnown?: (id: string) => boolean;
  /** A life to go on with. */
  saved?: Life | undefined;
};

/** Core of Whole Life, a life simulation told as cards: something happens, you choose, something comes of it, and time passes. */
export class Story implements Core<Action, Snapshot> {
  readonly life: Life;
  event: LifeEvent;
  text = "";
  options: Option[] = [];
  told: Told | undefined;
  /** What may be dared this year, once the year's event is told. */
  ventures: Venture[] = [];
  /** What came of the last year's venture; gone with the next page. */
  dared: Dared | undefined;
  cast: Cast = { people: new Map(), stranger: "" };
  private readonly start: Start;
  private wait = 0;

  constructor(start: Start) {
    this.start = start;
    this.life = start.saved ?? bornLife(start.random, start.lives ?? 0);
    this.event = this.happen();
  }

  get score(): number {
    return starsOf(this.life);
  }

  get isOver(): boolean {
    return this.life.isOver;
  }

  step(controls: Controls<Action>): StoryEvent[] {
    this.wait++;
    const pick = picks.findIndex((action) => controls.pressed(action));
    if (pick < 0 || this.isOver) return [];
    if (this.told) return this.ventures[pick] ? this.dare(pick) : this.goOn();
    return this.choose(pick);
  }

  /** Does nothing when the choice is closed or not there. */
  choose(index: number): StoryEvent[] {
    const choice = this.event.choices[index];
    if (this.told || !choice || this.options[index]?.closed !== undefined) return [];
    const { life, cast } = this;
    const { random } = this.start;
    const outcome = outcomeOf(choice, random);
    const before = life.firsts.length;
    const text = fillNames(pickWords(outcome.text, random), life, cast);
    const changes = applyOutcome(life, outcome, cast, random);
    this.told = { text, changes, firsts: life.firsts.slice(before).map(({ id }) => id) };
    life.diary.push({ age: life.age, text });
    this.ventures = venturesFor(life, random);
    this.wait = 0;
    return [{ kind: "told", told: this.told }];
  }

  /** Takes a chance with what is left of the year, and lets it pass. */
  dare(index: number): StoryEvent[] {
    const venture = this.ventures[index];
    if (!this.told || !venture || this.isOver) return [];
    const dared = dare(venture, this.life, this.start.random);
    const events = this.goOn();
    this.dared = dared;
    return [{ kind: "dared", dared }, ...events];
  }

  goOn(): StoryEvent[] {
    if (!this.told || this.isOver) return [];
    this.told = undefined;
    this.ventures = [];
    this.dared = undefined;
    this.wait = 0;
    if (this.life.tags.includes("at-rest")) {
      this.life.isOver = true;
      return [{ kind: "over" }];
    }
    passTime(this.life, this.start.random);
    this.event = this.happen();
    return [{ kind: "year" }];
  }

  snapshot(): Snapshot {
    const open = this.options.map(({ closed }) => closed === undefined);
    return { age: this.life.age, isTold: this.told !== undefined, wait: this.wait, open };
  }

  private happen(): LifeEvent {
    const { events, random, isKnown = () => false } = this.start;
    const { life } = this;
    const event = nextEvent(events, life, random, isKnown);
    life.seen[event.id] = life.age;
    const people = new Map<Role, Person>();
    for (const role of event.cast ?? []) {
      const [first, ...rest] = candidates(event, role, life);
      if (first) people.set(role, random.pick([first, ...rest]));
    }
    const taken = [life.name, ...life.people.map(({ name }) => name)];
    const isPet = event.choices.some((choice) => "meet" in choice && choice.meet === "pet");
    this.cast = { people, stranger: isPet ? newPetName(random, taken) : newName(random, taken) };
    const tell = (text: string) => fillNames(pickWords(text, random), life, this.cast);
    this.text = tell(event.text);
    this.options = event.choices.map(({ label, needs }) => ({
      label: tell(label),
      closed: missing(needs, life),
    }));
    return event;
  }
}

function outcomeOf(choice: Choice, random: Random): Outcome {
  if (!("luck" in choice)) return choice;
  let left = random.next() * choice.luck.reduce((sum, [weight]) => sum + weight, 0);
  const found = choice.luck.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  const [, outcome] = found ?? choice.luck[0] ?? [0, { text: "" }];
  return outcome;
}
