import type { LifeEvent } from "./event.ts";

/** From the cradle to the day before school. */
export const small: readonly LifeEvent[] = [
  {
    id: "cradle-wish",
    weight: 50,
    ages: [0, 0],
    isDue: true,
    cast: ["parent"],
    text: "You arrive in {town} on a [windy|sunny|snowy|rainy] [Monday|Tuesday|Thursday|Sunday], and {parent} names you {me}. Over the cradle each guest may wish you one thing. Which wish do you grab with your tiny fist?",
    choices: [
      {
        label: "A curious head",
        text: "You stare at the lamp as if it owed you an explanation.",
        smarts: 12,
        add: ["curious"],
      },
      {
        label: "A gentle heart",
        text: "You hold the nearest finger and do not let go for an hour.",
        heart: 12,
        add: ["gentle"],
      },
      {
        label: "Springs in your legs",
        text: "You kick off one sock. Then the other. A career begins.",
        health: 12,
        add: ["sporty"],
      },
      {
        label: "Music in your ears",
        text: "Your first cry is in tune. The midwife hums along.",
        joy: 10,
        add: ["musical"],
      },
    ],
  },
  {
    id: "first-word",
    ages: [1, 1],
    cast: ["parent"],
    weight: 4,
    text: "Everyone leans over you with big faces. You feel a word coming.",
    choices: [
      {
        label: "“{parent}!”",
        text: "{parent} bursts into happy tears and phones everybody.",
        heart: 4,
        bond: 8,
        first: "word",
      },
      { label: "“Cheese!”", text: "A clear message at last. You are given cheese.", joy: 5, first: "word" },
      {
        label: "“Why?”",
        text: "They laugh. They do not know yet that you will say it for six years.",
        smarts: 4,
        first: "word",
      },
    ],
  },
  {
    id: "first-steps",
    ages: [1, 2],
    weight: 4,
    text: "The table leg has been holding you up for weeks. Today you wonder what is on the other side of the room.",
    choices: [
      {
        label: "Let go",
        luck: [
          [3, { text: "One, two, three, carpet. Applause!", health: 4, joy: 3, first: "steps" }],
          [
            1,
            {
              text: "You walk straight into the laundry, stand up, and walk on.",
              health: 3,
              joy: 4,
              first: "steps",
            },
          ],
        ],
      },
      {
        label: "Shuffle on your bottom, like royalty",
        text: "It is faster than anyone expected, and very shiny.",
        joy: 5,
      },
    ],
  },
  {
    id: "peas",
    ages: [1, 4],
    text: "There are peas on your plate. They are looking at you.",
    choices: [
      { label: "Eat them one by one", text: "It takes until bedtime, yet you feel taller.", health: 4 },
      {
        label: "Fire them off the spoon",
        text: "A pea sticks to the ceiling. It is still there when you are grown up.",
        joy: 6,
      },
      {
        label: "Share them with the floor",
        text: "The floor thanks you. So does next week’s vacuum cleaner.",
        joy: 3,
        heart: 1,
      },
    ],
  },
  {
    id: "little-sibling",
    ages: [2, 4],
    lacks: ["sibling"],
    cast: ["parent"],
    weight: 2,
    text: "{parent} comes home with a very small person called {new}, who is red and cannot do anything.",
    choices: [
      {
        label: "Lend your bear",
        text: "{new} drools on the bear. You decide that this is a thank-you.",
        heart: 7,
        meet: "sibling",
      },
      {
        label: "Ask when it goes back",
        text: "It does not go back. You get used to each other.",
        joy: -2,
        smarts: 2,
        meet: "sibling",
      },
      {
        label: "Explain the house rules",
        text: "You explain for an hour. {new} falls asleep at rule four.",
        smarts: 4,
        meet: "sibling",
      },
    ],
  },
  {
    id: "puddle",
    ages: [2, 4],
    text: "It has rained. In front of you lies the [biggest|deepest|browniest] puddle in the history of {town}.",
    choices: [
      { label: "Jump", text: "For one second you are a whale.", joy: 7, health: 1 },
      {
        label: "Sail a leaf across",
        text: "The leaf reaches the far shore. You name the shore after yourself.",
        smarts: 4,
        joy: 2,
      },
      {
        label: "Walk around it, in clean shoes",
        text: "Everybody says how sensible you are. The puddle looks disappointed.",
        smarts: 2,
      },
    ],
  },
  {
    id: "imaginary-friend",
    ages: [3, 4],
    text: "A [dragon|duke|very tall mouse] that only you can see has moved in under the stairs.",
    choices: [
      {
        label: "Set a place for dinner",
        text: "Nobody minds. You get two puddings, for reasons of fairness.",
        joy: 5,
        heart: 2,
        add: ["dreamer"],
      },
      {
        label: "Teach it to count",
        text: "It always forgets seven. You become very good at seven.",
        smarts: 5,
        add: ["dreamer"],
      },
      {
        label: "Ask it to find its own flat",
        text: "It leaves a polite note that only you can read.",
        smarts: 2,
      },
    ],
  },
  {
    id: "sand-castle",
    ages: [2, 4],
    text: "In the sandpit someone called {new} is digging from the other side. Your tunnels meet.",
    choices: [
      {
        label: "Shake hands underground",
        text: "A friendship is founded, with a moat.",
        heart: 5,
        joy: 3,
        meet: "friend",
        first: "friend",
      },
      {
        label: "Offer half your spade time",
        text: "{new} takes the deal. You both keep to it, more or less.",
        heart: 4,
        smarts: 2,
        meet: "friend",
        first: "friend",
      },
      {
        label: "Defend your side with a flag",
        text: "The flag is a spoon. The border holds until snack.",
        joy: 3,
      },
    ],
  },
  {
    id: "bedtime",
    ages: [2, 4],
    cast: ["parent"],
    text: "{parent} says it is bedtime. You have several questions first.",
    choices: [
      {
        label: "“Where does the sun sleep?”",
        text: "You get an answer, a globe, and twenty extra minutes.",
        smarts: 5,
        bond: 3,
      },
      {
        label: "“One more story?”",
        text: "You get three. {parent} falls asleep in the second.",
        joy: 4,
        bond: 4,
      },
      { label: "Sleep at once, to confuse everyone", text: "{parent} checks on you four times.", health: 4 },
    ],
  },
  {
    id: "scissors",
    ages: [3, 4],
    text: "You have found the [safety scissors|craft scissors] and a mirror.",
    choices: [
      { label: "A fringe, please", text: "It is shorter on the left. Photographs exist.", joy: 6 },
      {
        label: "Give the bear a haircut",
        text: "The bear looks wiser and will never need another.",
        joy: 3,
        smarts: 1,
      },
      { label: "Put them back", text: "Nobody ever knows how close it was.", smarts: 3 },
    ],
  },
  {
    id: "grand-visit",
    ages: [2, 5],
    cast: ["grandparent"],
    text: "{grandparent} takes you along for a whole afternoon, with no plan and a bag of [plums|rolls|raisins].",
    choices: [
      {
        label: "Feed the ducks",
        text: "A duck follows you home and has to be talked to.",
        joy: 4,
        heart: 2,
        bond: 6,
      },
      {
        label: "Ask for stories of long ago",
        text: "Long ago had fewer buttons and more geese, you learn.",
        smarts: 3,
        heart: 3,
        bond: 8,
      },
      { label: "Nap on the same sofa", text: "Two snores, one big, one small.", health: 3, bond: 7 },
    ],
  },
  {
    id: "band-of-pots",
    ages: [1, 3],
    text: "Every pot in the kitchen is on the floor, and you have two wooden spoons.",
    choices: [
      { label: "Play loud", text: "The neighbours learn your name.", joy: 6, add: ["drummer"] },
      {
        label: "Play something slow and sad",
        text: "{town} has rarely heard such a saucepan.",
        joy: 3,
        heart: 3,
      },
      {
        label: "Sort the pots by size",
        text: "You put the smallest into the next, and the next. It is beautiful.",
        smarts: 5,
      },
    ],
  },
  {
    id: "nursery-cry",
    ages: [3, 4],
    text: "First day at the nursery. A boy called {new} is crying by the coats.",
    choices: [
      {
        label: "Sit down next to him",
        text: "You say nothing and hand him a block. It is the right block.",
        heart: 7,
        meet: "friend",
        first: "friend",
      },
      {
        label: "Fetch a grown-up",
        text: "Help comes. You feel important in a good way.",
        heart: 3,
        smarts: 3,
      },
      {
        label: "Cry as well, to keep him company",
        text: "It works surprisingly well for both of you.",
        heart: 4,
        joy: -1,
      },
    ],
  },
  {
    id: "snail",
    ages: [2, 4],
    text: "A snail is crossing the path. At this rate it will arrive on Thursday.",
    choices: [
      {
        label: "Carry it across",
        text: "You do not know which way it wanted to go. You did your best.",
        heart: 5,
      },
      {
        label: "Lie down and watch",
        text: "You learn more about patience than most grown-ups know.",
        smarts: 4,
        joy: 2,
      },
      { label: "Race it", text: "You win. You let it win the second one.", joy: 4, health: 1 },
    ],
  },
  {
    id: "vegetable-garden-hole",
    ages: [2, 4],
    text: "You have dug a hole. It is a good hole. What is it for?",
    choices: [
      {
        label: "Planting a button",
        text: "No button tree grows, yet you water it until autumn.",
        heart: 3,
        joy: 2,
      },
      {
        label: "The other side of the world",
        text: "You stop at lunch, about a planet short.",
        health: 3,
        joy: 3,
      },
      {
        label: "Treasure",
        text: "You bury a spoon and draw a map. The map is lost, the spoon is legend.",
        smarts: 4,
      },
    ],
  },
  {
    id: "cold-season",
    ages: [1, 4],
    cast: ["parent"],
    text: "Your nose runs faster than you do. {parent} makes [soup|tea with honey|a nest of pillows].",
    choices: [
      {
        label: "Stay in bed like a good patient",
        text: "Three days, nine stories, one healthy you.",
        health: 3,
        bond: 3,
      },
      {
        label: "Sneeze on everybody equally",
        text: "The whole family has a cosy week in bed.",
        joy: 3,
        health: -2,
      },
    ],
  },
  {
    id: "picture-wall",
    ages: [2, 4],
    cast: ["parent"],
    text: "The wall is white. Your crayon is [green|purple|orange].",
    choices: [
      {
        label: "Draw the family",
        text: "Everyone has eleven fingers and a smile. {parent} puts a frame around it.",
        joy: 5,
        add: ["artistic"],
        bond: 2,
      },
      {
        label: "Draw on paper instead",
        text: "It goes on the fridge, which is a kind of museum.",
        smarts: 3,
        add: ["artistic"],
      },
      {
        label: "Eat the crayon",
        text: "It tastes of nothing. You try the next colour to be sure.",
        health: -1,
        joy: 3,
      },
    ],
  },
  {
    id: "first-swing",
    ages: [2, 4],
    text: "The swing goes up, and for a moment you can see over the fence of {town}.",
    choices: [
      { label: "Higher!", text: "You see a field, a train, and the rest of your life.", joy: 6 },
      {
        label: "Let the next child have a turn",
        text: "It is {new}, who pushes you in return for the rest of the afternoon.",
        heart: 5,
        meet: "friend",
        first: "friend",
      },
    ],
  },
  {
    id: "the-dark",
    ages: [3, 5],
    cast: ["parent"],
    text: "Something in the dark corner has the shape of a [bear|wizard|giant coat].",
    choices: [
      {
        label: "Say hello to it",
        text: "It is a chair with a jumper on. You become friends.",
        heart: 3,
        joy: 3,
      },
      { label: "Call {parent}", text: "{parent} sits with you and is brave for two.", bond: 6, heart: 2 },
      {
        label: "Switch on the lamp and look",
        text: "Science, you discover, begins with a switch.",
        smarts: 5,
      },
    ],
  },
  {
    id: "sibling-tower",
    ages: [2, 5],
    cast: ["sibling"],
    text: "{sibling} has built a tower as high as the sofa. There is one block left.",
    choices: [
      {
        label: "Put it on top together",
        text: "It wobbles. It stands. You both hold your breath.",
        heart: 4,
        bond: 8,
        joy: 2,
      },
      {
        label: "Find out what happens if you pull the lowest",
        text: "You find out. So does {sibling}.",
        joy: 4,
        bond: -6,
        smarts: 1,
      },
    ],
  },
];
