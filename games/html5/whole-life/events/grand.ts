import type { LifeEvent } from "./event.ts";

/** The long evening light, from sixty-three on. */
export const grand: readonly LifeEvent[] = [
  {
    id: "first-free-monday",
    ages: [62, 75],
    has: ["retired"],
    weight: 4,
    text: "It is Monday morning, and nobody expects you anywhere.",
    choices: [
      { label: "Stay in bed until nine", text: "You last until half past six. Habits are stubborn.", joy: 5 },
      {
        label: "Make a list of everything",
        text: "The list has a hundred and four points. Point one is tea.",
        smarts: 4,
        joy: 3,
      },
      {
        label: "Go and help at the school",
        text: "By Wednesday you are indispensable again.",
        heart: 7,
        first: "volunteer",
      },
    ],
  },
  {
    id: "class-reunion",
    ages: [50, 85],
    text: "Class reunion. Everybody has brought a new face.",
    choices: [
      { label: "Recognise them by their laughs", text: "Those have not changed at all.", joy: 7, heart: 3 },
      {
        label: "Say sorry to somebody",
        text: "“For what?” They had long forgotten. You had not. Now you may.",
        heart: 7,
        first: "sorry",
      },
      { label: "Get the old desk out of the cellar", text: "You all still fit, nearly.", joy: 7 },
    ],
  },
  {
    id: "new-hip",
    ages: [64, 92],
    text: "The doctor offers you a new [hip|knee|pair of glasses] and a brochure with happy people on bicycles.",
    choices: [
      {
        label: "Take it",
        text: "Six weeks of small steps, then the bicycle. The brochure did not lie.",
        health: 9,
        money: -2,
      },
      {
        label: "Exercise every morning instead",
        text: "The radio, the broom, you. It helps more than you will admit.",
        health: 6,
        joy: 2,
      },
    ],
  },
  {
    id: "memoir",
    ages: [66, 100],
    text: "“You should write it all down,” they say.",
    choices: [
      {
        label: "Write it",
        text: "It becomes a small fat book, and the whole family fights over chapter four.",
        smarts: 4,
        joy: 5,
        first: "novel",
        add: ["novelist"],
      },
      {
        label: "Tell it into a recorder",
        text: "Somewhere in the middle the kettle boils. They will love that most.",
        heart: 6,
      },
      {
        label: "Draw it",
        text: "Eighty pictures, one for each year. In most of them it is raining and you are smiling.",
        joy: 6,
        first: "painting",
      },
    ],
  },
  {
    id: "university-again",
    ages: [63, 88],
    hasNot: ["senior-student"],
    text: "The university lets people over sixty listen for nothing.",
    choices: [
      {
        label: "Sit in the front row",
        text: "You ask the question that everybody was afraid to ask. The young ones carry your bag.",
        smarts: 8,
        joy: 4,
        add: ["senior-student"],
      },
      {
        label: "Sit by the window",
        text: "The magpie is still there. Or its grandchild.",
        joy: 5,
        smarts: 3,
        add: ["senior-student"],
      },
    ],
  },
  {
    id: "senior-degree",
    ages: [66, 95],
    has: ["senior-student"],
    text: "They have counted: you have heard enough lectures for a degree.",
    choices: [
      {
        label: "Take the exam",
        text: "You are the oldest graduate of the land, and throw the hat the furthest.",
        smarts: 6,
        joy: 8,
        first: "degree",
      },
      { label: "Just keep listening", text: "It was never about the hat.", joy: 4, smarts: 4 },
    ],
  },
  {
    id: "toy-workshop",
    ages: [63, 92],
    text: "In the cellar there is wood, glue, and all the time in the world.",
    choices: [
      {
        label: "Mend the toys of {town}",
        text: "The queue on Saturdays is short in height and long in hope.",
        heart: 8,
        joy: 3,
        first: "quilt",
      },
      {
        label: "Build a ship in a bottle",
        text: "It takes a winter. Then you notice that the cat is in there. (Only joking.)",
        joy: 5,
        smarts: 3,
        first: "quilt",
      },
    ],
  },
  {
    id: "bench-philosopher",
    ages: [65, 102],
    text: "You have a regular bench now. People have started to sit down and ask you things.",
    choices: [
      { label: "Give advice", text: "“Sleep on it” is right nine times out of ten.", smarts: 3, heart: 4 },
      { label: "Ask back", text: "They answer their own questions and thank you warmly.", heart: 6 },
      { label: "Share the sandwich", text: "Most problems were hunger.", heart: 5, joy: 3 },
    ],
  },
  {
    id: "scooter",
    ages: [70, 98],
    text: "You are given an electric scooter with a basket. Its top speed is not in the manual.",
    choices: [
      {
        label: "Find out",
        text: "You overtake a bicycle, a bus, and your own hat.",
        joy: 8,
        first: "record",
        add: ["record-holder"],
      },
      { label: "Decorate it", text: "Flags, bells, a horn. You are a one-person parade.", joy: 6 },
      { label: "Walk, thank you", text: "Your legs are flattered.", health: 5 },
    ],
  },
  {
    id: "old-rival",
    ages: [65, 95],
    text: "At the market you meet {new}, with whom you quarrelled forty years ago. About a hedge.",
    choices: [
      {
        label: "Hold out your hand",
        text: "Neither of you can remember which hedge. You buy plums together.",
        heart: 8,
        meet: "friend",
        first: "forgive",
      },
      { label: "Nod", text: "It is a good nod. It had forty years to ripen.", heart: 4 },
    ],
  },
  {
    id: "garden-visitor",
    ages: [63, 104],
    text: "A [hedgehog|robin|very polite fox] has chosen your garden.",
    choices: [
      {
        label: "Put out water and sit still",
        text: "On the ninth evening it comes close enough to hear you breathe.",
        joy: 6,
        heart: 3,
        add: ["nature"],
      },
      {
        label: "Keep a diary of it",
        text: "The nature society prints it. You have found out something about foxes.",
        smarts: 6,
        first: "newspaper",
      },
    ],
  },
  {
    id: "give-things-away",
    ages: [70, 104],
    text: "You own four hundred and twelve books and nine ladles. It is time to travel light.",
    choices: [
      {
        label: "Give each thing to the right person",
        text: "It takes a year of visits. You have never been so rich.",
        heart: 9,
        joy: 3,
      },
      {
        label: "Hold a sale on the pavement",
        text: "The ladles go first. You keep the book with the lighthouse.",
        money: 5,
        joy: 4,
      },
    ],
  },
  {
    id: "letter-to-self",
    ages: [68, 104],
    text: "In an old school bag you find a letter: “To me, when I am ancient.”",
    choices: [
      {
        label: "Open it",
        text: "“I hope you still jump into puddles.” You fetch your boots.",
        joy: 9,
        first: "letter",
      },
      {
        label: "Answer it",
        text: "“Dear me: it turned out well. Do not worry about the fringe.”",
        heart: 5,
        joy: 5,
        first: "letter",
      },
    ],
  },
  {
    id: "swing-again",
    ages: [66, 98],
    text: "The playground is empty. The swing moves a little, as if it had been waiting.",
    choices: [
      {
        label: "Sit down on it",
        text: "You go up, and for a moment you can see over the fence of {town}. All of it, this time.",
        joy: 9,
      },
      {
        label: "Push the wind",
        text: "Somebody small comes and asks for a turn. You push until dusk.",
        heart: 7,
        joy: 3,
      },
    ],
  },
  {
    id: "great-storyteller",
    ages: [70, 104],
    text: "The library asks you to read to the little ones on Wednesdays.",
    choices: [
      {
        label: "Read with all the voices",
        text: "Your wolf is so kind that they ask for more wolf.",
        joy: 6,
        heart: 5,
        first: "volunteer",
      },
      {
        label: "Put the book away and tell your own",
        text: "They do not believe the one with the pea. It is true!",
        joy: 7,
        heart: 3,
      },
    ],
  },
  {
    id: "young-doctor",
    ages: [72, 104],
    text: "Your new doctor looks twelve. You tell her so.",
    choices: [
      { label: "Do what she says", text: "She is right about the salt. You feel splendid.", health: 8 },
      {
        label: "Bring her an apple",
        text: "“It is supposed to keep me away,” she says, and you both laugh until the next patient knocks.",
        joy: 6,
        health: 4,
      },
    ],
  },
  {
    id: "ninety-party",
    ages: [89, 91],
    isDue: true,
    text: "Ninety! The town band stands in front of your window. They are playing your song, more or less.",
    choices: [
      { label: "Conduct", text: "You conduct with a spoon. They have never been better.", joy: 9 },
      {
        label: "Dance with the mayor",
        text: "The mayor is out of breath first.",
        joy: 8,
        health: 2,
        first: "dance",
      },
    ],
  },
  {
    id: "hundred-party",
    ages: [100, 100],
    isDue: true,
    text: "One hundred. Three whole digits. The king’s card is on the shelf, behind the one from your street.",
    choices: [
      {
        label: "Blow out all the candles",
        text: "It takes two goes and a fan. The wish is a secret. (It involves a llama.)",
        joy: 10,
      },
      {
        label: "Give everyone a present instead",
        text: "A hundred little parcels. You had started at ninety-eight.",
        heart: 9,
        joy: 5,
      },
    ],
  },
  {
    id: "first-snow-again",
    ages: [70, 104],
    text: "It has snowed in the night. The path next to yours is not cleared.",
    choices: [
      {
        label: "Ring the young neighbours’ bell, with cocoa",
        text: "They clear both, you tell the stories. It has come full circle.",
        heart: 6,
        joy: 4,
      },
      { label: "Build a very small snowman on the sill", text: "It has your nose.", joy: 6, first: "snow" },
    ],
  },
];
