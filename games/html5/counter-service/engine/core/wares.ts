import { isListOf, isShape, isText } from "#kit/storage.ts";

/** Where a ware goes: on the cook, along the counter, on the wall, on top of the counter. */
export type WareSlot = "apron" | "counter" | "wall" | "bar";

/** An outfit or a decoration. It changes nothing but the looks. */
export type Ware = { id: string; slot: WareSlot; name: string; price: number };

/** Three for each slot, cheapest first. */
export const wares: readonly Ware[] = [
  { id: "stripes", slot: "apron", name: "Striped apron", price: 15 },
  { id: "dots", slot: "apron", name: "Dotted apron", price: 45 },
  { id: "stars", slot: "apron", name: "Starry apron", price: 120 },
  { id: "checker", slot: "counter", name: "Checkered bar", price: 20 },
  { id: "rainbow", slot: "counter", name: "Rainbow bar", price: 60 },
  { id: "gold", slot: "counter", name: "Golden bar", price: 150 },
  { id: "bunting", slot: "wall", name: "Bunting", price: 25 },
  { id: "lanterns", slot: "wall", name: "Lanterns", price: 70 },
  { id: "balloons", slot: "wall", name: "Balloons", price: 110 },
  { id: "plant", slot: "bar", name: "Little palm", price: 20 },
  { id: "gumballs", slot: "bar", name: "Gumballs", price: 80 },
  { id: "fish", slot: "bar", name: "Bubbles the fish", price: 140 },
];

/** What was bought, and which of it is shown. */
export type Style = { owned: readonly string[]; shown: readonly string[] };

export const noStyle: Style = { owned: [], shown: [] };

export const isStyle = isShape<Style>({ owned: isListOf(isText), shown: isListOf(isText) });

/** The ware that is shown in a slot. */
export const shownIn = ({ shown }: Style, slot: WareSlot): string | undefined =>
  wares.find((ware) => ware.slot === slot && shown.includes(ware.id))?.id;

/** The style with a ware shown, in place of what its slot has; or put away, if it was shown. */
export function toggled({ owned, shown }: Style, ware: Ware): Style {
  const others = shown.filter((id) => wares.find((one) => one.id === id)?.slot !== ware.slot);
  return { owned, shown: shown.includes(ware.id) ? others : [...others, ware.id] };
}
