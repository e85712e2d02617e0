import type { LifeEvent } from "./event.ts";

/** Ordinary years. They may come again, so that something can always happen. */
export const quiet: readonly LifeEvent[] = [
  {
    id: "quiet-small",
    ages: [1, 4],
    againAfter: 1,
    weight: 0.15,
    text: "A year of naps, crumbs and discoveries.",
    choices: [
      { label: "Discover your own feet", text: "They have been there all along!", joy: 3, smarts: 1 },
      {
        label: "Discover everyone else’s pockets",
        text: "Keys, coins, a mint. The world is rich.",
        smarts: 2,
        joy: 2,
      },
    ],
  },
  {
    id: "quiet-school",
    ages: [5, 12],
    againAfter: 1,
    weight: 0.15,
    text: "A year of scraped knees, homework and long evenings.",
    choices: [
      { label: "More outdoors", text: "You are brown, scratched and happy.", health: 3, joy: 2 },
      { label: "More books", text: "You read by the light of the fridge.", smarts: 4 },
      {
        label: "More friends",
        text: "There is always somebody at the gate calling your name.",
        heart: 3,
        joy: 1,
      },
    ],
  },
  {
    id: "quiet-teen",
    ages: [13, 17],
    againAfter: 1,
    weight: 0.15,
    text: "A year in which, according to you, nothing happens.",
    choices: [
      {
        label: "Be bored properly",
        text: "In the middle of it you have three excellent ideas.",
        smarts: 3,
        joy: 1,
      },
      { label: "Grow", text: "You outgrow two pairs of shoes and one opinion.", health: 2, heart: 2 },
      {
        label: "Listen to one song four hundred times",
        text: "You know things about that song that its composer does not.",
        joy: 4,
      },
    ],
  },
  {
    id: "quiet-adult",
    ages: [18, 62],
    againAfter: 1,
    weight: 0.15,
    text: "A [calm|busy|mild|wet] year goes by, and suddenly it is [autumn|December|somebody’s birthday again].",
    choices: [
      {
        label: "Look after yourself",
        text: "Walks, vegetables, bed before midnight. It works, annoyingly.",
        health: 5,
      },
      {
        label: "Look after others",
        text: "You carry a great many shopping bags that are not yours.",
        heart: 4,
      },
      {
        label: "Learn something",
        text: "You can now [juggle|fold a swan|name forty clouds].",
        smarts: 4,
        joy: 1,
      },
      { label: "Laugh more", text: "You keep a list of funny things. It runs to two volumes.", joy: 5 },
    ],
  },
  {
    id: "quiet-save",
    ages: [24, 62],
    job: "any",
    againAfter: 8,
    weight: 0.5,
    text: "There is some money left at the end of the year. That is new.",
    choices: [
      { label: "Put it away", text: "The jar from your childhood is back in service.", money: 5 },
      {
        label: "Give it away",
        text: "The children’s ward has a fish tank now. You know the fish.",
        heart: 6,
        money: -2,
      },
      {
        label: "Mend the roof",
        text: "You lie in bed and listen to rain that stays outside.",
        joy: 4,
        money: -3,
      },
    ],
  },
  {
    id: "quiet-old",
    ages: [63, 104],
    againAfter: 1,
    weight: 0.15,
    text: "A gentle year: tea, weather, and the birds arguing in the hedge.",
    choices: [
      { label: "A walk a day", text: "The same path, and never the same.", health: 4, joy: 1 },
      { label: "A letter a week", text: "The answers fill a drawer.", heart: 4, first: "letter" },
      {
        label: "A puzzle a night",
        text: "One piece is missing. It is under the cat that is not even yours.",
        smarts: 3,
        joy: 2,
      },
    ],
  },
  {
    id: "quiet-grand",
    ages: [76, 104],
    againAfter: 1,
    weight: 0.15,
    text: "You are asked how one gets so old. You have given a different answer every time.",
    choices: [
      { label: "“Porridge.”", text: "The shop in {town} sells out of oats.", joy: 4 },
      {
        label: "“Curiosity.”",
        text: "The young journalist writes it down, then asks how you spell it, then why.",
        smarts: 3,
      },
      { label: "“Other people.”", text: "It is quiet for a moment, in a good way.", heart: 4 },
    ],
  },
  {
    id: "low-health",
    ages: [6, 104],
    isDue: true,
    most: { health: 18 },
    againAfter: 6,
    text: "Your body has handed in a complaint. The doctor draws a diagram and prescribes rest.",
    choices: [
      {
        label: "Do as told",
        text: "Weeks of soup and slow walks. You come back with pink cheeks.",
        health: 28,
        joy: -2,
      },
      {
        label: "Do as told, with comics",
        text: "Laughing counts as medicine, says the chart, in your handwriting.",
        health: 24,
        joy: 4,
      },
    ],
  },
  {
    id: "low-joy",
    ages: [6, 104],
    isDue: true,
    most: { joy: 40 },
    againAfter: 6,
    text: "Everything has been grey for a while, even the nice things.",
    choices: [
      {
        label: "Tell someone",
        text: "They do not fix it. They stay. Slowly the colours come back, yellow first.",
        joy: 24,
        heart: 4,
      },
      {
        label: "Ask a doctor about it",
        text: "It has a name, and it has helpers. You are one of many, and not alone.",
        joy: 22,
        health: 6,
      },
      {
        label: "Small things, every day",
        text: "Light, bread, a walk, a song. One day you notice that you are humming.",
        joy: 18,
        health: 5,
      },
    ],
  },
];
