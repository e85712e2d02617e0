import type { Outcome } from "#html5/whole-life/events/event.ts";
import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import type { FirstId } from "./firsts.ts";
import { jobTitle, TOP_RANK, WORK_TAG } from "./jobs.ts";
import { type Life, type Person, type Role, statNames } from "./life.ts";
import type { Cast } from "./tell.ts";

/** What a choice did, for showing it. */
export type Change = { name: string; by: number };

export function applyOutcome(life: Life, outcome: Outcome, cast: Cast, random: Random): Change[] {
  const changes: Change[] = [];
  for (const name of statNames) {
    const before = life.stats[name];
    life.stats[name] = clamp(before + softened(outcome[name] ?? 0, before), 0, 100);
    const by = life.stats[name] - before;
    if (by !== 0) changes.push({ name, by });
  }
  const before = life.money;
  life.money = Math.max(0, before + (outcome.money ?? 0));
  if (life.money !== before) changes.push({ name: "money", by: life.money - before });

  life.tags = life.tags.filter((tag) => !outcome.drop?.includes(tag));
  for (const tag of outcome.add ?? []) if (!life.tags.includes(tag)) life.tags.push(tag);
  changePeople(life, outcome, cast, random);
  changeJob(life, outcome);
  if (outcome.first) addFirst(life, outcome.first);
  return changes;
}

/** The last steps to a hundred are the hardest; otherwise every old soul would be the same. */
function softened(by: number, before: number): number {
  return by > 0 && before > 60 ? Math.max(1, Math.round((by * (100 - before)) / 40)) : by;
}

function changePeople(life: Life, outcome: Outcome, cast: Cast, random: Random) {
  for (const person of cast.people.values()) {
    person.bond = clamp(person.bond + (outcome.bond ?? 0), 0, 100);
  }
  if (outcome.meet) life.people.push(stranger(life, outcome.meet, cast.stranger, random));
  if (outcome.isLove) {
    const friend = cast.people.get("friend");
    if (friend) friend.role = "partner";
  }
  const moved = outcome.moves && cast.people.get(outcome.moves);
  if (moved) moved.left = "moved";
  const gone = outcome.farewell && cast.people.get(outcome.farewell);
  if (gone) gone.left = "remembered";
}

function changeJob(life: Life, outcome: Outcome) {
  if (outcome.job && life.job) {
    const kept = life.tags.filter((tag) => !tag.startsWith(WORK_TAG));
    life.tags = [...kept, `${WORK_TAG}${jobTitle(life.job)}`];
  }
  if (outcome.job === "none") life.job = null;
  else if (outcome.job) {
    life.job = { id: outcome.job, rank: 0 };
    addFirst(life, "job");
  }
  if (outcome.isPromotion && life.job) {
    life.job.rank = Math.min(TOP_RANK, life.job.rank + 1);
    addFirst(life, life.job.rank === TOP_RANK ? "top" : "promotion");
  }
  life.tags = life.tags.filter((tag) => tag !== "at-the-top");
  if (life.job?.rank === TOP_RANK) life.tags.push("at-the-top");
}

export function addFirst(life: Life, id: FirstId): void {
  if (!life.firsts.some((first) => first.id === id)) life.firsts.push({ id, age: life.age });
}

function stranger(life: Life, role: Role, name: string, random: Random): Person {
  const newborns: readonly Role[] = ["child", "grandchild", "pet", "sibling"];
  const elders: readonly Role[] = ["teacher", "neighbour"];
  const isElder = elders.includes(role);
  // Late in life those next door are the young ones.
  const older = isElder ? (life.age < 45 ? random.int(14, 30) : -random.int(8, 30)) : random.int(-1, 1);
  return {
    name,
    role,
    born: newborns.includes(role) ? life.age : -older,
    span: role === "pet" ? random.int(11, 16) : random.int(role === "partner" ? 84 : 92, 106),
    bond: 55,
  };
}
