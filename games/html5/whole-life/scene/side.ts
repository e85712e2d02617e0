import { jobTitle } from "#html5/whole-life/life/jobs.ts";
import { ageOf, type Life, type Person, statNames } from "#html5/whole-life/life/life.ts";
import { element } from "./element.ts";

/** How you are, and whom you know, beside the story. */
export class Side {
  readonly root = element("aside", "side");
  private readonly meters = new Map(statNames.map((name) => [name, element("meter", `bar ${name}`)]));
  private readonly money = element("span", "coins");
  private readonly work = element("p", "work");
  private readonly people = element("ul", "people");

  constructor() {
    this.root.ariaLabel = "How you are";
    const stats = element("ul", "stats");
    for (const [name, meter] of this.meters) {
      meter.max = 100;
      meter.ariaLabel = name;
      stats.append(element("li", `stat ${name}`, element("span", "name", name), meter));
    }
    stats.append(element("li", "stat money", element("span", "name", "money"), this.money));
    this.root.append(stats, this.work, element("h3", "", "Your people"), this.people);
  }

  show(life: Life): void {
    for (const [name, meter] of this.meters) {
      meter.value = life.stats[name];
      meter.title = `${name} ${life.stats[name]}`;
    }
    this.money.textContent = `${life.money} ${life.money === 1 ? "coin" : "coins"}`;
    this.work.textContent = workOf(life);
    const closest = life.people.filter(({ left }) => !left).toSorted((a, b) => b.bond - a.bond);
    this.people.replaceChildren(...closest.slice(0, 12).map((person) => personItem(person, life)));
  }
}

export function workOf(life: Life): string {
  if (life.job) return `Works as: ${jobTitle(life.job)}`;
  if (life.tags.includes("retired")) return "Retired, and busy";
  if (life.tags.includes("student")) return "Student";
  if (life.tags.includes("pupil")) return "At school";
  return life.age < 5 ? "Full-time baby" : "Between jobs";
}

export function personItem(person: Person, life: Life): HTMLLIElement {
  const hearts = Math.max(1, Math.round(person.bond / 25));
  const bond = element("span", "bond", "♥".repeat(hearts));
  bond.ariaLabel = `close: ${hearts} of 4`;
  bond.role = "img";
  const what = person.left ? (person.left === "moved" ? "far away" : "remembered") : `${ageOf(person, life)}`;
  return element(
    "li",
    person.left ? "gone" : "",
    element("b", "", person.name),
    ` ${person.role}, ${what} `,
    bond,
  );
}
