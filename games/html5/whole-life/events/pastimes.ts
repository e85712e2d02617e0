import type { LifeEvent } from "./event.ts";

/** What one does for the joy of it. */
export const pastimes: readonly LifeEvent[] = [
  {
    id: "choir",
    ages: [20, 85],
    has: ["adult"],
    text: "The town choir needs [basses|altos|anyone who can breathe].",
    choices: [
      {
        label: "Join",
        text: "On Thursdays you are one fortieth of something very large.",
        joy: 6,
        heart: 3,
        add: ["singer"],
      },
      { label: "Turn the pages", text: "You turn one too early and invent a modern ending.", joy: 5 },
      {
        label: "Listen from outside",
        text: "The bench under the window becomes your Thursday place.",
        joy: 4,
        heart: 1,
      },
    ],
  },
  {
    id: "marathon",
    ages: [22, 62],
    least: { health: 55 },
    text: "There is a poster: forty-two kilometres, “with bananas”.",
    choices: [
      {
        label: "Train for it",
        luck: [
          [
            2,
            {
              text: "You cross the line behind a man dressed as a carrot. You did it!",
              health: 8,
              joy: 7,
              first: "marathon",
              add: ["runner"],
            },
          ],
          [
            1,
            {
              text: "At kilometre thirty you help {new} with a cramp; you walk the rest together.",
              heart: 7,
              health: 5,
              meet: "friend",
              first: "marathon",
            },
          ],
        ],
      },
      {
        label: "Hand out the bananas",
        text: "Nine hundred thank-yous. Your arms ache with glory.",
        heart: 6,
        joy: 3,
        first: "volunteer",
      },
      { label: "Run to the fridge", text: "A personal best.", joy: 3 },
    ],
  },
  {
    id: "allotment",
    ages: [26, 85],
    has: ["adult"],
    text: "A plot in the allotments is free: brambles, a shed that leans, and possibilities.",
    choices: [
      {
        label: "Dig",
        text: "By August you are giving courgettes to strangers.",
        health: 5,
        joy: 4,
        first: "garden",
        add: ["gardener-heart"],
      },
      {
        label: "Leave it to the butterflies",
        text: "The neighbours tut. The butterflies send more butterflies.",
        heart: 4,
        joy: 4,
        add: ["nature"],
      },
      {
        label: "Repair the shed and read in it",
        text: "It still leans. So do you, in a deck chair.",
        joy: 5,
        smarts: 3,
      },
    ],
  },
  {
    id: "painting",
    ages: [24, 88],
    has: ["artistic"],
    text: "The box of paints from your childhood turns up in the attic. The [blue|yellow] is still good.",
    choices: [
      {
        label: "Paint every Sunday",
        text: "In spring a gallery the size of a cupboard shows them all.",
        joy: 7,
        first: "painting",
        add: ["painter"],
      },
      { label: "Paint the kitchen", text: "It is now a jungle with a toaster.", joy: 6, add: ["painter"] },
    ],
  },
  {
    id: "quilt",
    ages: [30, 95],
    text: "You have a bag of old clothes, each with a story.",
    choices: [
      {
        label: "Sew a quilt of them",
        text: "The school coat is next to the wedding shirt. One sleeps well under so much.",
        heart: 6,
        joy: 4,
        first: "quilt",
      },
      {
        label: "Give them away",
        text: "Weeks later your old green jumper walks past you, on somebody young.",
        heart: 5,
      },
      {
        label: "Open a dressing-up box",
        text: "The children of the street are pirates for a decade.",
        joy: 6,
        heart: 2,
      },
    ],
  },
  {
    id: "language-class",
    ages: [25, 80],
    has: ["adult"],
    text: "Evening class: [Portuguese|Swahili|Finnish|sign language] for beginners.",
    choices: [
      {
        label: "Learn it",
        text: "You can say “My uncle is a lamp.” Two years on, you can say anything.",
        smarts: 7,
        first: "language",
      },
      {
        label: "Learn it with a friend, badly",
        text: "You invent a third language that only the two of you speak.",
        joy: 6,
        smarts: 2,
      },
      { label: "Learn only the songs", text: "You have no idea what you sing. People weep.", joy: 5 },
    ],
  },
  {
    id: "chess-park",
    ages: [20, 95],
    has: ["adult"],
    text: "In the park an old hand called {new} has set up a chess board and looks at the empty chair.",
    choices: [
      {
        label: "Sit down",
        text: "You lose for three years, and then, one Tuesday, you do not.",
        smarts: 6,
        meet: "neighbour",
      },
      { label: "Watch", text: "Everybody watching knows better. It is a rule.", smarts: 3, joy: 3 },
    ],
  },
  {
    id: "invent-thing",
    ages: [25, 80],
    has: ["inventor"],
    text: "You dream of a [folding ladder for cats|hat with a roof|teapot that whistles in tune], and wake up with the plans.",
    choices: [
      {
        label: "Build and sell it",
        text: "It sells, mostly to people who had not known that they needed it.",
        money: 9,
        smarts: 4,
        first: "invention",
      },
      {
        label: "Put the plans up for free",
        text: "In the end there is one in every village. Nobody knows your name. You do.",
        heart: 7,
        first: "invention",
      },
    ],
  },
  {
    id: "comet-hunt",
    ages: [24, 92],
    has: ["stargazer"],
    text: "The garden is dark, the sky is clear, and the thermos is full.",
    choices: [
      {
        label: "Sweep the whole sky",
        luck: [
          [
            1,
            {
              text: "There: a faint dot where none should be. It gets a number, and then your name.",
              joy: 10,
              smarts: 4,
              first: "star",
            },
          ],
          [2, { text: "Nothing new. Only the old wonders, all of them.", joy: 5, smarts: 3 }],
        ],
      },
      {
        label: "Invite the street",
        text: "Nineteen people in pyjamas say “oh” at Saturn.",
        heart: 6,
        joy: 4,
      },
    ],
  },
  {
    id: "dance-evening",
    ages: [22, 90],
    has: ["dancer"],
    text: "The ballroom is reopening after thirty years. You still have the shoes.",
    choices: [
      {
        label: "First on the floor",
        text: "The floor remembers you. So do your knees, on Sunday.",
        joy: 8,
        health: 2,
        first: "dance",
      },
      {
        label: "Teach the beginners",
        text: "“One, two, the other left.” By spring they fly.",
        heart: 7,
        joy: 4,
      },
    ],
  },
  {
    id: "comedy-night",
    ages: [22, 80],
    has: ["funny"],
    text: "The town’s charity show needs five minutes of laughter.",
    choices: [
      {
        label: "Tell the truth about your family",
        text: "Your family laughs loudest.",
        joy: 8,
        first: "stage",
      },
      {
        label: "Do the weather forecast as an opera",
        text: "“Draaaizzle!” An encore is demanded.",
        joy: 8,
        first: "stage",
        add: ["singer"],
      },
    ],
  },
  {
    id: "amateur-theatre",
    ages: [24, 82],
    has: ["actor"],
    text: "The amateur theatre is looking for a [villain|queen|talking hedge].",
    choices: [
      {
        label: "Audition",
        text: "You are so good that a child in row two writes you a stern letter.",
        joy: 8,
        first: "letter",
      },
      {
        label: "Prompt from the box",
        text: "You save eleven scenes a night and nobody ever sees you. Lovely.",
        heart: 5,
        smarts: 3,
      },
    ],
  },
  {
    id: "reader-club",
    ages: [22, 95],
    has: ["reader"],
    text: "A reading circle meets in the back of the bakery. Tonight’s book has a lighthouse in it.",
    choices: [
      {
        label: "Bring your childhood copy",
        text: "There is jam on page nine. You tell them how it got there.",
        joy: 6,
        heart: 3,
        meet: "friend",
      },
      {
        label: "Disagree with everybody",
        text: "It is the liveliest evening in years. {new} changes sides twice.",
        smarts: 6,
      },
    ],
  },
  {
    id: "brave-swim",
    ages: [20, 75],
    has: ["brave"],
    text: "Somebody is in trouble in the lake, and you can see the ring on its post.",
    choices: [
      {
        label: "Throw the ring, shout for help, pull",
        text: "A whole beach pulls the rope. {new} coughs, breathes, and invites everyone to dinner.",
        heart: 8,
        smarts: 3,
        first: "rescue",
        meet: "friend",
      },
      {
        label: "Row out with two others",
        text: "Three on the oars, one in the net of your arms.",
        heart: 8,
        health: 2,
        first: "rescue",
      },
    ],
  },
  {
    id: "dreamer-film",
    ages: [20, 75],
    has: ["dreamer"],
    text: "You have been looking out of the window for an hour. It was not wasted: there is a whole film in your head.",
    choices: [
      {
        label: "Shoot it in the garden",
        text: "The dragon is a hose. It runs for one night and is sold out.",
        joy: 8,
        first: "stage",
      },
      { label: "Tell it as a bedtime story", text: "It goes on for two hundred nights.", heart: 6, joy: 4 },
    ],
  },
  {
    id: "drummer-return",
    ages: [30, 90],
    has: ["drummer"],
    text: "At the carnival the drummer has dropped out, and somebody remembers you and the saucepans.",
    choices: [
      {
        label: "Drum",
        text: "Windows rattle from here to the station. You were born for this.",
        joy: 9,
        first: "band",
        add: ["band"],
      },
      {
        label: "Drum with the children, on pots",
        text: "The loudest hour in the history of {town}, and the happiest.",
        joy: 7,
        heart: 4,
      },
    ],
  },
  {
    id: "singer-lullaby",
    ages: [22, 90],
    has: ["singer"],
    text: "A song of yours has got into somebody’s telephone, and from there into everybody’s.",
    choices: [
      {
        label: "Record it properly",
        text: "With real violins! You buy a round of hats for the choir.",
        money: 8,
        joy: 6,
        first: "song",
      },
      {
        label: "Let it run free",
        text: "You hear a stranger hum it to a baby, and that is pay enough.",
        heart: 7,
        first: "song",
      },
    ],
  },
  {
    id: "record-attempt",
    ages: [20, 85],
    has: ["sociable"],
    text: "{town} wants to break a record: the longest [conga|picnic table|line of dominoes] in the world.",
    choices: [
      {
        label: "Organise it",
        text: "By four metres! The whole town is in the book, in very small print.",
        joy: 8,
        heart: 3,
        first: "record",
        add: ["record-holder"],
      },
      {
        label: "Be the very last in line",
        text: "You carry the end of it like a treasure.",
        joy: 6,
        heart: 3,
        first: "record",
      },
    ],
  },
  {
    id: "winter-swim",
    ages: [26, 88],
    text: "A group of cheerful people bathe in the lake each morning. It is [January|sleeting|minus two].",
    choices: [
      {
        label: "In you go",
        text: "You shout a word that is not in the dictionary. You go again tomorrow.",
        health: 7,
        joy: 4,
      },
      { label: "Hold the towels", text: "A trusted position. You are paid in tea.", heart: 4, joy: 3 },
    ],
  },
];
