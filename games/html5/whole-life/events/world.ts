import type { LifeEvent } from "./event.ts";

/** The town around you, and the world around the town. */
export const world: readonly LifeEvent[] = [
  {
    id: "flood",
    ages: [18, 75],
    has: ["adult"],
    text: "The river has come up Main Street and is looking into the shops.",
    choices: [
      {
        label: "Fill sandbags all night",
        text: "At dawn the bakery is dry, and everybody is on first-name terms.",
        health: -2,
        heart: 8,
      },
      {
        label: "Cook for the helpers",
        text: "Three hundred plates, with a boat service.",
        heart: 7,
        joy: 3,
        first: "volunteer",
      },
      {
        label: "Bring the old people upstairs",
        text: "You carry one up who tells you about the flood of fifty years ago. It was wetter.",
        heart: 8,
        first: "rescue",
      },
    ],
  },
  {
    id: "power-cut",
    ages: [10, 90],
    text: "All lights in {town} go out. In the sky, all lights go on.",
    choices: [
      {
        label: "Into the street",
        text: "Everybody is out, whispering. Somebody has a guitar.",
        joy: 7,
        heart: 2,
      },
      { label: "Candles and shadow animals", text: "Your crocodile is feared by young and old.", joy: 6 },
      { label: "Mend the fuse", text: "It was not only yours. You learn a lot about fuses.", smarts: 5 },
    ],
  },
  {
    id: "plant-tree",
    ages: [24, 90],
    text: "For [each birth|the town’s birthday|no reason at all] {town} plants trees. You get a sapling and a spade.",
    choices: [
      {
        label: "Plant an oak",
        text: "You will never sit in its shade. Somebody will.",
        heart: 6,
        first: "tree",
        add: ["tree-planter"],
      },
      {
        label: "Plant a cherry",
        text: "In four years the children have red mouths.",
        joy: 6,
        first: "tree",
        add: ["tree-planter"],
      },
      {
        label: "Plant forty",
        text: "Your back complains. The hill is green.",
        heart: 5,
        health: 2,
        first: "tree",
        add: ["tree-planter"],
      },
    ],
  },
  {
    id: "mayor",
    ages: [38, 72],
    least: { heart: 68 },
    text: "The mayor is going, and your name is on a poster in the bakery. You did not put it there.",
    choices: [
      {
        label: "Stand for mayor",
        luck: [
          [
            2,
            {
              text: "You win by a length. Your first law concerns puddles, which are to be kept.",
              joy: 7,
              heart: 4,
              first: "mayor",
              add: ["mayor"],
            },
          ],
          [
            1,
            {
              text: "You lose to the owner of the poster shop. He makes you minister of benches.",
              joy: 3,
              heart: 4,
            },
          ],
        ],
      },
      {
        label: "Stand for benches only",
        text: "There are now forty benches. Nobody remembers the mayor.",
        heart: 6,
        joy: 3,
      },
      { label: "Take the poster down, gently", text: "You hang it in your kitchen, upside down.", joy: 4 },
    ],
  },
  {
    id: "mayor-day",
    ages: [39, 80],
    has: ["mayor"],
    text: "As mayor you must decide: the [fountain|swimming pool|library] or the new car park.",
    choices: [
      { label: "What the children want", text: "It is opened with forty somersaults.", joy: 6, heart: 5 },
      {
        label: "Let everyone vote, with beans",
        text: "Four thousand beans. You count them twice and plant them after.",
        smarts: 5,
        heart: 4,
      },
    ],
  },
  {
    id: "school-visit",
    ages: [28, 90],
    text: "Your old school asks you to tell the pupils what you have learned.",
    choices: [
      { label: "Tell of your mistakes", text: "They take notes as never before.", heart: 6, first: "speech" },
      { label: "Answer questions only", text: "“Do you still like peas?” You have to think.", joy: 6 },
      {
        label: "Show them the coat hook with your name",
        text: "Somebody else’s is above it. You shake hands with the owner, aged six.",
        heart: 7,
        joy: 3,
      },
    ],
  },
  {
    id: "found-purse",
    ages: [12, 85],
    text: "On the bench lies a purse. It is fat, and there is a photograph of a dog in it.",
    choices: [
      { label: "Bring it to the owner", text: "{new} hugs you. So does the dog.", heart: 7, meet: "friend" },
      {
        label: "Bring it to the lost-and-found",
        text: "A month later there is a card: “There are still people.”",
        heart: 6,
        first: "letter",
      },
    ],
  },
  {
    id: "time-capsule",
    ages: [20, 90],
    has: ["adult"],
    text: "{town} buries a box to be opened in a hundred years. Everyone may put in one thing.",
    choices: [
      {
        label: "A letter",
        text: "“Dear you,” it starts, “we hope there are still ducks.”",
        heart: 5,
        smarts: 2,
      },
      { label: "A really good joke", text: "In a hundred years somebody will snort.", joy: 6 },
      { label: "A jar of seeds", text: "You tie a ribbon on it, and a wish.", heart: 5, add: ["nature"] },
    ],
  },
  {
    id: "newspaper-wrong",
    ages: [24, 85],
    text: "The newspaper confuses you with a famous [tenor|plumber|mountaineer] and prints your picture.",
    choices: [
      { label: "Enjoy it for a day", text: "You sign eleven pipes.", joy: 7, first: "newspaper" },
      {
        label: "Put it right",
        text: "The real one writes to thank you. You meet for cake.",
        heart: 5,
        joy: 3,
        first: "newspaper",
        meet: "friend",
      },
    ],
  },
  {
    id: "refugee-family",
    ages: [24, 88],
    text: "A family that had to leave everything has come to {town}. The daughter, {new}, looks at your bicycle.",
    choices: [
      {
        label: "Lend it, for as long as she likes",
        text: "She teaches you to count to ten in her language, riding circles.",
        heart: 9,
        first: "language",
        meet: "friend",
      },
      {
        label: "Help with the forms",
        text: "Nineteen forms. At the end there is a key, and a dinner that you still dream of.",
        heart: 8,
        smarts: 2,
      },
      {
        label: "Bring soup and no questions",
        text: "The pot comes back full of something better.",
        heart: 7,
        joy: 3,
      },
    ],
  },
  {
    id: "night-train",
    ages: [19, 80],
    has: ["adult"],
    least: { money: 4 },
    text: "A night train leaves at ten for a country you cannot spell.",
    choices: [
      {
        label: "Get on",
        text: "You wake up at a border, with a stranger’s cake in your hand and mountains in the window.",
        joy: 8,
        money: -4,
        first: "abroad",
        add: ["globetrotter"],
      },
      { label: "Wave to it", text: "Someone waves back. That is a kind of travel.", joy: 3 },
    ],
  },
  {
    id: "northern-lights",
    ages: [22, 88],
    least: { money: 8 },
    text: "Far in the north the sky is said to dance. There is a cheap ticket, and it is very cold.",
    choices: [
      {
        label: "Go",
        text: "Green curtains over the whole world. Nobody on the ice says a word.",
        joy: 10,
        money: -8,
        first: "northern",
        add: ["globetrotter"],
      },
      {
        label: "Send the money to someone who has never travelled",
        text: "You get a postcard, all green, with one word: “OH”.",
        heart: 8,
        money: -6,
      },
      { label: "Stay warm", text: "The stove dances, too, if you squint.", health: 2, joy: 2 },
    ],
  },
  {
    id: "mountain-top",
    ages: [22, 68],
    least: { health: 50 },
    text: "It is the highest mountain you have ever looked at on purpose.",
    choices: [
      {
        label: "Up, step by step",
        text: "At the top there is a book for names. You read all the others first.",
        health: 6,
        joy: 6,
        first: "mountain",
      },
      {
        label: "Half-way, to the hut with the pancakes",
        text: "The pancakes are the real summit.",
        joy: 6,
        health: 2,
      },
    ],
  },
  {
    id: "sailing",
    ages: [22, 78],
    text: "A friend of a friend has a boat that is nearly watertight.",
    choices: [
      {
        label: "Come aboard",
        text: "You learn twelve knots and use one, twelve times. The wind does the rest.",
        joy: 7,
        health: 3,
        first: "boat",
      },
      {
        label: "Mend it first",
        text: "A winter of tar and songs. In May she floats like a cork.",
        smarts: 4,
        joy: 4,
        first: "boat",
        add: ["handy"],
      },
      { label: "Watch from the pier, with chips", text: "A gull sails off with the chips.", joy: 3 },
    ],
  },
  {
    id: "lost-abroad",
    ages: [20, 85],
    has: ["globetrotter"],
    text: "You are lost in a city of a million people, and the map is from another city.",
    choices: [
      {
        label: "Ask a grandmother",
        text: "She does not explain; she takes you home and feeds you.",
        heart: 5,
        joy: 6,
      },
      {
        label: "Follow a cat",
        text: "It leads you to the most beautiful square you have ever seen, and to lunch.",
        joy: 8,
      },
      {
        label: "Learn to read the signs",
        text: "By evening you know the words for “bridge”, “left” and “dumpling”.",
        smarts: 6,
        first: "language",
      },
    ],
  },
  {
    id: "desert-sky",
    ages: [22, 82],
    has: ["globetrotter"],
    text: "A guide called {new} says that the silence in the desert has a sound. You go and listen.",
    choices: [
      {
        label: "Listen all night",
        text: "It has. It is your own heart, going about its business.",
        joy: 7,
        heart: 4,
      },
      {
        label: "Listen, then tell jokes until sunrise",
        text: "They work without language, mostly. {new} writes to you for years.",
        joy: 6,
        meet: "friend",
      },
    ],
  },
  {
    id: "sea-again",
    ages: [25, 95],
    text: "A week by the sea, in a hut with a [blue|crooked|whistling] door.",
    choices: [
      {
        label: "Swim every day",
        text: "You come home with salt in your ears and no worries at all.",
        health: 5,
        joy: 4,
        first: "sea",
      },
      {
        label: "Build a castle, for no child in particular",
        text: "By noon nine of them are digging the moat.",
        joy: 7,
        heart: 2,
        first: "sea",
      },
      {
        label: "Read with your feet in the water",
        text: "The tide turns the pages.",
        smarts: 3,
        joy: 4,
        first: "sea",
      },
    ],
  },
  {
    id: "inherit-house",
    ages: [30, 62],
    text: "A great-aunt you met twice has left you [a clock shop|a beehive|half a lighthouse].",
    choices: [
      {
        label: "Keep it and learn",
        text: "It takes over every weekend, and makes each one golden.",
        joy: 6,
        smarts: 4,
      },
      {
        label: "Sell it and share the money",
        text: "Everyone in the family gets an envelope and a story about her.",
        heart: 6,
        money: 8,
      },
      {
        label: "Open it to the town",
        text: "Sundays, two till five, free entry, bring cake.",
        heart: 7,
        joy: 3,
        add: ["sociable"],
      },
    ],
  },
  {
    id: "buy-house",
    ages: [28, 62],
    least: { money: 30 },
    hasNot: ["house"],
    text: "A little house is for sale, with [an apple tree|a green door|a very confident mouse].",
    choices: [
      {
        label: "Buy it",
        text: "You walk through all three rooms, saying “mine” very quietly.",
        money: -26,
        joy: 9,
        add: ["house", "own-home"],
        first: "ownHome",
      },
      {
        label: "Leave it to a young family",
        text: "They wave from the apple tree whenever you pass.",
        heart: 7,
      },
      { label: "Keep the money", text: "It sits there, being money.", money: 2 },
    ],
  },
  {
    id: "house-roof",
    ages: [30, 90],
    has: ["house"],
    text: "Your house has sprung a leak, exactly over the pillow.",
    choices: [
      {
        label: "Mend it yourself",
        text: "You come down with tar in your hair and a dry bed.",
        smarts: 3,
        health: 2,
        money: -1,
      },
      { label: "Ask the whole street", text: "Nine ladders, one leak, and soup for all.", heart: 5, joy: 4 },
      { label: "Put a bucket there, and listen", text: "Plink, plonk. It is in four-four time.", joy: 5 },
    ],
  },
];
