import { type Guard, isFlag, isListOf, isNumber, isShape, isText } from "#kit/storage.ts";
import { firstIds } from "./firsts.ts";
import { jobIds } from "./jobs.ts";
import { type Job, type Life, type Person, roles } from "./life.ts";

const oneOf =
  <T>(list: readonly T[]): Guard<T> =>
  (value): value is T =>
    list.some((item) => item === value);
const isPerson: Guard<Person> = (value): value is Person =>
  isShape<Omit<Person, "left">>({
    name: isText,
    role: oneOf(roles),
    born: isNumber,
    span: isNumber,
    bond: isNumber,
  })(value) && oneOf([undefined, "moved", "remembered"])(Reflect.get(value, "left"));
const isJob: Guard<Job> = isShape<Job>({ id: oneOf(jobIds), rank: isNumber });
const isAges: Guard<Life["seen"]> = (value): value is Life["seen"] =>
  typeof value === "object" && value !== null && Object.values(value).every(isNumber);

/** Whether something read back is a life that can go on. */
export const isSavedLife: Guard<Life> = isShape<Life>({
  name: isText,
  town: isText,
  age: isNumber,
  stats: isShape<Life["stats"]>({ joy: isNumber, health: isNumber, smarts: isNumber, heart: isNumber }),
  money: isNumber,
  tags: isListOf(isText),
  people: isListOf(isPerson),
  job: (value): value is Job | null => value === null || isJob(value),
  seen: isAges,
  firsts: isListOf(isShape<Life["firsts"][number]>({ id: oneOf(firstIds), age: isNumber })),
  diary: isListOf(isShape<Life["diary"][number]>({ age: isNumber, text: isText })),
  isOver: isFlag,
});
