import type { LifeEvent } from "./event.ts";

/** Days at work in town: shops, streets, schools, kitchens. */
export const jobsInTown: readonly LifeEvent[] = [
  {
    id: "baker-dough",
    ages: [18, 75],
    job: ["baker"],
    text: "The sourdough has escaped from its bucket and is half-way to the door.",
    choices: [
      {
        label: "Talk it back",
        text: "It listens. You call it [Gerald|Dolores|the Count] from then on.",
        joy: 6,
      },
      {
        label: "Bake all of it",
        text: "One loaf, four metres. It is in the book of records.",
        joy: 5,
        money: 3,
        first: "record",
        add: ["record-holder"],
      },
    ],
  },
  {
    id: "baker-hungry",
    ages: [18, 75],
    job: ["baker"],
    text: "Each evening someone looks at the window and does not come in.",
    choices: [
      { label: "Hang up a bag: “Take one”", text: "Soon other people put things in, too.", heart: 9 },
      {
        label: "Ask whether they want to learn to bake",
        text: "{new} has quick hands and a quiet laugh. You are a team.",
        heart: 7,
        meet: "friend",
      },
    ],
  },
  {
    id: "driver-baby",
    ages: [18, 75],
    job: ["driver"],
    text: "On the 7:42 a passenger says calmly that the baby is coming now.",
    choices: [
      {
        label: "Drive to the hospital, all lights on",
        text: "Eleven stops skipped, one born. They name the baby after the bus line.",
        heart: 7,
        joy: 5,
        first: "rescue",
      },
      {
        label: "Stop, call, and ask for a doctor on board",
        text: "There are two, and a clown. All help.",
        smarts: 4,
        heart: 5,
        first: "rescue",
      },
    ],
  },
  {
    id: "driver-late",
    ages: [18, 75],
    job: ["driver"],
    text: "In the mirror a child is running for the bus, one shoe in hand.",
    choices: [
      {
        label: "Wait",
        text: "The whole bus cheers. You are a minute late until Sunday, and loved.",
        heart: 6,
        joy: 3,
      },
      {
        label: "Wait, and announce the winner",
        text: "“In first place, with one shoe…” It becomes a tradition.",
        joy: 7,
        add: ["funny"],
      },
    ],
  },
  {
    id: "postie-letter",
    ages: [18, 75],
    job: ["postie"],
    text: "Behind the sorting shelf you find a letter that is forty years late.",
    choices: [
      {
        label: "Deliver it by hand",
        text: "“Yes,” it says inside. Two people of eighty get married in June, and you carry the rings.",
        heart: 9,
        joy: 5,
      },
      {
        label: "Add a stamp of apology",
        text: "It brings you a letter of your own, long and kind.",
        heart: 5,
        first: "letter",
      },
    ],
  },
  {
    id: "postie-dog",
    ages: [18, 75],
    job: ["postie"],
    lacks: ["pet"],
    text: "The dog at number nine, your old enemy, has no home any more. He is called {new}.",
    choices: [
      {
        label: "Take him in",
        text: "He brings you the newspaper. Yours, and nine others.",
        heart: 7,
        joy: 5,
        meet: "pet",
        first: "pet",
      },
      {
        label: "Find him a farm",
        text: "He barks at your van whenever you pass, for old times’ sake.",
        heart: 4,
      },
    ],
  },
  {
    id: "librarian-night",
    ages: [18, 75],
    job: ["librarian"],
    text: "At closing time there is a child left between the shelves, on page 300 of 312.",
    choices: [
      {
        label: "Put the kettle on and wait",
        text: "The last page is turned at ten past seven. Neither of you says a word.",
        heart: 7,
      },
      {
        label: "Start a reading night",
        text: "Forty sleeping bags, one torch each. The building has never been so quiet.",
        heart: 5,
        joy: 5,
        smarts: 2,
      },
    ],
  },
  {
    id: "librarian-overdue",
    ages: [18, 75],
    job: ["librarian"],
    text: "A man brings back a book that is [thirty|fifty|sixty-one] years overdue. He is trembling.",
    choices: [
      {
        label: "Forgive the fine",
        text: "“Did you like it?” you ask. He did. He has read it every winter.",
        heart: 7,
        first: "forgive",
      },
      { label: "Charge him one cake", text: "He brings it warm. You may have invented something.", joy: 6 },
    ],
  },
  {
    id: "teacher-difficult",
    ages: [21, 75],
    job: ["teacher"],
    text: "A pupil in the last row draws all day and hands in nothing.",
    choices: [
      {
        label: "Ask for the homework as a comic",
        text: "It comes, on forty pages. It is the best in the class.",
        heart: 7,
        joy: 4,
      },
      {
        label: "Draw back",
        text: "Your cow is so bad that the pupil has to explain cows to you. A start.",
        heart: 5,
        joy: 5,
      },
    ],
  },
  {
    id: "teacher-letter",
    ages: [35, 75],
    job: ["teacher"],
    text: "A letter: “You won’t remember me. You said I could do it. I did.”",
    choices: [
      {
        label: "Write back that you do remember",
        text: "You do. Second row, always cold hands.",
        heart: 8,
        first: "letter",
      },
      { label: "Hang it over your desk", text: "On bad days you read it twice.", joy: 8, first: "letter" },
    ],
  },
  {
    id: "builder-wall",
    ages: [18, 75],
    job: ["builder"],
    text: "In an old wall you find a tin with [marbles|a love letter|a school report] from a hundred years ago.",
    choices: [
      {
        label: "Put it back, with something of yours",
        text: "In a hundred years somebody will wonder about the yo-yo.",
        heart: 5,
        joy: 4,
      },
      {
        label: "Find the family",
        text: "A great-granddaughter opens the door, and then the tin, and then her arms.",
        heart: 8,
      },
    ],
  },
  {
    id: "builder-playground",
    ages: [18, 75],
    job: ["builder"],
    text: "There are some good planks left over, and a piece of grass behind the school.",
    choices: [
      {
        label: "Build a playground after hours",
        text: "You test the slide yourself. Eleven times, for safety.",
        heart: 7,
        joy: 4,
        first: "volunteer",
      },
      {
        label: "Let the children plan it",
        text: "It has a moat, a lighthouse and a desk for the king. It is perfect.",
        heart: 6,
        smarts: 3,
        first: "volunteer",
      },
    ],
  },
  {
    id: "mechanic-race",
    ages: [18, 75],
    job: ["mechanic"],
    text: "A racing cyclist rolls in with a broken chain. The race is outside, now.",
    choices: [
      {
        label: "Mend it in ninety seconds",
        text: "She wins by a tyre and throws you the flowers.",
        smarts: 4,
        joy: 6,
        first: "newspaper",
      },
      {
        label: "Lend her your own bicycle, basket and all",
        text: "She comes ninth, ringing the bell. The photograph goes round the world.",
        heart: 5,
        joy: 6,
        first: "newspaper",
      },
    ],
  },
  {
    id: "mechanic-kids",
    ages: [18, 75],
    job: ["mechanic"],
    text: "The children of {town} outgrow their bicycles faster than you can raise the saddles.",
    choices: [
      {
        label: "Start a swap wall",
        text: "Small ones go down, big ones go up. Nobody pays, everybody rides.",
        heart: 8,
      },
      {
        label: "Teach them to mend their own",
        text: "Saturday mornings are now loud, oily and glorious.",
        heart: 5,
        smarts: 3,
        joy: 3,
      },
    ],
  },
  {
    id: "chef-critic",
    ages: [18, 75],
    job: ["chef"],
    text: "The feared critic is at table four, and the [soufflé|custard|soup] looks at you strangely.",
    choices: [
      {
        label: "Serve what your family eats on Sundays",
        text: "The critic weeps into the napkin. “Like home,” says the paper.",
        joy: 8,
        money: 4,
        isPromotion: true,
      },
      {
        label: "Go all out",
        luck: [
          [1, { text: "Nine courses, two of them on fire on purpose. Five stars.", joy: 7, money: 5 }],
          [
            1,
            { text: "The dessert falls over. “Brave,” says the paper. You will take it.", joy: 2, smarts: 3 },
          ],
        ],
      },
    ],
  },
  {
    id: "chef-soup",
    ages: [18, 75],
    job: ["chef"],
    text: "It is the coldest night in years, and there are people outside the station.",
    choices: [
      {
        label: "Roll out the big pot",
        text: "Two hundred bowls. You do it again every Thursday.",
        heart: 10,
        first: "volunteer",
      },
      {
        label: "Open the dining room",
        text: "The best tablecloths, for whoever comes.",
        heart: 9,
        money: -2,
        first: "volunteer",
      },
    ],
  },
  {
    id: "shop-slow",
    ages: [18, 75],
    job: ["shopkeeper"],
    text: "A big store has opened by the ring road, with a car park the size of {town}.",
    choices: [
      {
        label: "Know everybody’s name",
        text: "They come back, one by one. A car park never asked about their knees.",
        heart: 6,
        money: 3,
      },
      {
        label: "Put a bench and coffee in front",
        text: "People come for the bench and leave with a saucepan.",
        joy: 5,
        money: 4,
      },
      {
        label: "Sell only [buttons|umbrellas|cheese]",
        text: "You become the authority. People travel.",
        smarts: 4,
        money: 5,
        isPromotion: true,
      },
    ],
  },
  {
    id: "shop-thief",
    ages: [18, 75],
    job: ["shopkeeper"],
    text: "A boy has put a [torch|whistle|bar of chocolate] into his sleeve. He sees that you see.",
    choices: [
      {
        label: "“You forgot to ask. You may.”",
        text: "He comes back with the money on Monday, and then for a Saturday job.",
        heart: 8,
        first: "forgive",
      },
      {
        label: "Let him work it off",
        text: "He sorts screws for an hour. He is brilliant at screws.",
        heart: 5,
        smarts: 2,
      },
    ],
  },
  {
    id: "fire-cat",
    ages: [18, 75],
    job: ["firefighter"],
    text: "Alarm! A [cat|parrot|grandmother] is on the roof of the town hall and refuses to discuss it.",
    choices: [
      {
        label: "Go up with a sandwich",
        text: "Tuna opens all hearts. You come down as a group.",
        joy: 6,
        first: "rescue",
      },
      {
        label: "Sit there for a while, too",
        text: "The view is splendid. You understand completely.",
        heart: 6,
        first: "rescue",
      },
    ],
  },
  {
    id: "fire-school",
    ages: [18, 75],
    job: ["firefighter"],
    text: "You visit the school to talk about smoke alarms. Thirty children stare at your helmet.",
    choices: [
      {
        label: "Let everyone try it on",
        text: "One disappears in it entirely and has to be rescued.",
        joy: 6,
        heart: 3,
      },
      {
        label: "Make them practise the way out",
        text: "In March there really is smoke. All thirty walk out, in line, singing.",
        heart: 8,
        smarts: 3,
        first: "rescue",
      },
    ],
  },
  {
    id: "coder-bug",
    ages: [19, 75],
    job: ["coder"],
    text: "A bug makes every clock in {town} show lunchtime. People seem to like it.",
    choices: [
      { label: "Fix it", text: "There was an “=” too few. There always is.", smarts: 5, money: 2 },
      { label: "Fix it after lunch", text: "The longest, nicest lunch in the town’s history.", joy: 7 },
    ],
  },
  {
    id: "coder-school",
    ages: [19, 75],
    job: ["coder"],
    text: "You wrote a little program that helps your neighbour read menus aloud. Others ask for it.",
    choices: [
      {
        label: "Give it away to everyone",
        text: "A hundred thousand people hear their menus. Thank-you notes in every language.",
        heart: 9,
        first: "invention",
        add: ["inventor"],
      },
      {
        label: "Make a small company of it",
        text: "Nine people, one dog, fair pay. It does well by doing good.",
        money: 12,
        heart: 4,
        first: "invention",
        isPromotion: true,
      },
    ],
  },
  {
    id: "nurse-night",
    ages: [21, 75],
    job: ["nurse"],
    text: "Three in the morning on the ward. A little patient cannot sleep for fear of tomorrow.",
    choices: [
      {
        label: "Play doctor with the bear",
        text: "The bear is very brave. After that it is easier.",
        heart: 9,
      },
      {
        label: "Count the lamps of {town} together",
        text: "At two hundred and six it is asleep.",
        heart: 7,
        joy: 3,
      },
    ],
  },
  {
    id: "nurse-strike",
    ages: [21, 75],
    job: ["nurse"],
    text: "There are too few of you on the ward, every night.",
    choices: [
      {
        label: "Speak up at the town meeting",
        text: "You speak for four minutes. Three more posts are paid for by spring.",
        heart: 6,
        smarts: 3,
        first: "speech",
      },
      {
        label: "Organise the shifts anew",
        text: "Nobody has worked two nights in a row since.",
        smarts: 6,
        health: 3,
      },
    ],
  },
  {
    id: "doctor-puzzle",
    ages: [24, 75],
    job: ["doctor"],
    text: "A patient has been to nine doctors. Nobody has found anything.",
    choices: [
      {
        label: "Listen for an hour",
        text: "In minute fifty-one comes the sentence that explains it all.",
        smarts: 6,
        heart: 5,
      },
      {
        label: "Read all night",
        text: "Page 812, in the small print. By summer she dances.",
        smarts: 8,
        health: -2,
      },
    ],
  },
  {
    id: "doctor-village",
    ages: [24, 75],
    job: ["doctor"],
    text: "A village in the hills has had no doctor for years.",
    choices: [
      {
        label: "Drive up every Friday",
        text: "You are paid in eggs, and once in a song.",
        heart: 9,
        first: "volunteer",
      },
      {
        label: "Train two people who live there",
        text: "They call you only for the strange things. You rather like the strange things.",
        heart: 6,
        smarts: 4,
      },
    ],
  },
];
