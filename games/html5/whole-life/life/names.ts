import type { Random } from "#kit/random.ts";

const given =
  "Alex Ada Amir Anouk Bao Bea Billie Bo Casey Chidi Cleo Dani Dara Devi Drew Eden Elif Emil Ezra Fen Finn Frankie Gus Hana Hugo Ida Imani Indy Ines Jamie Jody Jonah Juno Kai Kavi Kim Kit Lena Leo Lior Lou Luca Mae Malik Maren Mika Milo Mina Moss Nadia Nico Nils Nour Odell Olive Omar Otis Pia Priya Quinn Rafi Ray Remy Rio Robin Rosa Rowan Rumi Sacha Sage Sami Sasha Sky Sol Suki Tal Tariq Tess Theo Toni Uma Vera Wren Xenia Yara Yuki Zadie Zeno Zola".split(
    " ",
  );

const pets =
  "Biscuit Pickle Captain Button Mango Professor Noodle Waffles Pepper Turnip Comet Dumpling Sprout Marbles Toffee Gravy Sir-Naps Pudding Radish Bean".split(
    " ",
  );

/** Towns to be born in. The later ones open up with the lives you have finished. */
const towns = [
  { name: "Pebblewick", lives: 0 },
  { name: "Lower Noodle", lives: 0 },
  { name: "Saltmarsh", lives: 0 },
  { name: "Kettle Hill", lives: 0 },
  { name: "Port Marmalade", lives: 0 },
  { name: "Dustyford", lives: 0 },
  { name: "Windle-on-Sea", lives: 0 },
  { name: "Mossy Hollow", lives: 0 },
  { name: "Lighthouse Rock", lives: 1 },
  { name: "Far Lantern", lives: 2 },
  { name: "Upside Down Under", lives: 4 },
  { name: "Cloudbank Station", lives: 7 },
] as const;

function pickFrom(random: Random, list: readonly string[], taken: readonly string[]): string {
  const free = list.filter((name) => !taken.includes(name));
  const [first = "Robin", ...rest] = free;
  return random.pick([first, ...rest]);
}

export const newName = (random: Random, taken: readonly string[]): string => pickFrom(random, given, taken);
export const newPetName = (random: Random, taken: readonly string[]): string => pickFrom(random, pets, taken);

export function newTown(random: Random, livesFinished: number): string {
  const open = towns.filter(({ lives }) => lives <= livesFinished).map(({ name }) => name);
  // A town that has just opened is where the next life begins.
  const fresh = towns.find(({ lives }) => lives > 0 && lives === livesFinished);
  return fresh?.name ?? pickFrom(random, open, []);
}
