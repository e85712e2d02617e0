import type { Random } from "#kit/random.ts";
import type { Life, Person } from "./life.ts";
import { newName, newTown } from "./names.ts";

type Family = { parents: readonly string[]; tags: readonly string[] };

const families: readonly [Family, ...Family[]] = [
  { parents: ["Mum", "Dad"], tags: ["two-parents"] },
  { parents: ["Dad", "Mum"], tags: ["two-parents"] },
  { parents: ["Mum"], tags: ["one-parent"] },
  { parents: ["Dad"], tags: ["one-parent"] },
  { parents: ["Mum", "Mama"], tags: ["two-parents"] },
  { parents: ["Papa", "Dad"], tags: ["two-parents"] },
];

const grandparents: readonly [string, ...string[]] = ["Gran", "Grandpa", "Nana", "Granddad", "Oma", "Nonno"];

/** Someone new in the world, with a family around the cradle. */
export function bornLife(random: Random, livesFinished: number): Life {
  const family = random.pick(families);
  const name = newName(random, []);
  const people: Person[] = family.parents.map((parent) => ({
    name: parent,
    role: "parent",
    born: -random.int(23, 37),
    span: random.int(80, 97),
    bond: 70,
  }));
  const grand = (label: string): Person => ({
    name: label,
    role: "grandparent",
    born: -random.int(56, 68),
    span: random.int(76, 92),
    bond: 60,
  });
  const [one, two] = random.shuffle(grandparents);
  if (one) people.push(grand(one));
  if (two && random.chance(0.5)) people.push(grand(two));
  if (random.chance(0.4)) {
    people.push({
      name: newName(random, [name]),
      role: "sibling",
      born: -random.int(1, 6),
      span: random.int(92, 106),
      bond: 55,
    });
  }
  const start = () => random.int(40, 60);
  return {
    name,
    town: newTown(random, livesFinished),
    age: 0,
    stats: { joy: start() + 10, health: start() + 20, smarts: start() - 15, heart: start() },
    money: 0,
    tags: [...family.tags],
    people,
    job: null,
    seen: {},
    firsts: [],
    diary: [],
    isOver: false,
  };
}
