import type { FirstId } from "./firsts.ts";
import type { JobId } from "./jobs.ts";

export const statNames = ["joy", "health", "smarts", "heart"] as const;
export type StatName = (typeof statNames)[number];

export const roles = [
  "parent",
  "grandparent",
  "sibling",
  "friend",
  "partner",
  "child",
  "grandchild",
  "pet",
  "neighbour",
  "teacher",
] as const;
export type Role = (typeof roles)[number];

export type Person = {
  name: string;
  role: Role;
  /** Your age when they were born: below nothing for those who are older than you. */
  born: number;
  /** The age that they reach. */
  span: number;
  /** How close you are, from 0 to 100. */
  bond: number;
  /** Nothing while they are around. */
  left?: "moved" | "remembered";
};

export type Job = { id: JobId; rank: number };

/** All that there is to know about a life, as plain data: it is saved as it stands. */
export type Life = {
  name: string;
  town: string;
  age: number;
  stats: Record<StatName, number>;
  money: number;
  tags: string[];
  people: Person[];
  job: Job | null;
  /** Event → your age when it last happened. */
  seen: Record<string, number>;
  firsts: { id: FirstId; age: number }[];
  diary: { age: number; text: string }[];
  isOver: boolean;
};

export const ageOf = (person: Person, life: Life): number => life.age - person.born;

export const around = (life: Life, role: Role): Person[] =>
  life.people.filter((person) => person.role === role && !person.left);

/** One star for a year, five for a first, and at the end what joy and heart were left. */
export function starsOf(life: Life): number {
  const ending = life.isOver ? Math.round((life.stats.joy + life.stats.heart) / 2) : 0;
  return life.age + life.firsts.length * 5 + ending;
}

export const stages = [
  { from: 0, name: "Small" },
  { from: 5, name: "Schoolchild" },
  { from: 13, name: "Teenager" },
  { from: 18, name: "Nearly grown up" },
  { from: 30, name: "Grown up" },
  { from: 45, name: "In the middle" },
  { from: 63, name: "Seasoned" },
  { from: 78, name: "Grand" },
] as const;

export const stageOf = (age: number): string =>
  stages.findLast((stage) => stage.from <= age)?.name ?? stages[0].name;
