import { twists } from "#html5/counter-service/engine/core/days.ts";
import { newOn } from "#html5/counter-service/engine/core/pantry.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { dayOf } from "#html5/counter-service/engine/core/today.ts";

type Next = { title: string; note: string; items: readonly { id: string; isRaw: boolean }[] };

/** What comes after this round, in words for the card and the result. */
export function whatIsNext({ mode, isPassed, kitchen, career, till }: Shift): Next {
  if (mode === "non-stop")
    return { title: `${till.score} points`, note: "Three hearts are gone: one more shift?", items: [] };
  if (!isPassed)
    return {
      title: `Day ${career.day} once more`,
      note: "Three hearts are gone. Your tips stay.",
      items: [],
    };
  const day = career.day + 1;
  const { raws, items, people } = newOn(kitchen, day);
  const { twist } = dayOf(kitchen, day).plan;
  const names = [...raws, ...items].map(({ name }) => name.toLowerCase());
  const guests = people.map(({ name }) => name);
  const news =
    names.length > 0
      ? `New: ${names.join(", ")}`
      : guests.length > 0
        ? `New guest: ${guests.join(", ")}`
        : "";
  const note = twist
    ? `${twists[twist].title}. ${news || twists[twist].note}`
    : news || "The shop has new things for your tips";
  const pictures = [
    ...raws.map(({ id }) => ({ id, isRaw: true })),
    ...items.map(({ id }) => ({ id, isRaw: false })),
  ];
  return { title: `Tomorrow: day ${day}`, note, items: pictures.slice(0, 2) };
}
