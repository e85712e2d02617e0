// What can be chosen. Each choice has its name on the shelf, the plain way to ask for it and the roundabout way.

function choice(name, plain, riddle) {
  return { name: name, plain: plain, riddle: riddle };
}

var rows = [
  {
    name: "Paint",
    choices: [
      choice("red", "red paint", "the colour of a stop sign"),
      choice("orange", "orange paint", "the colour of a carrot"),
      choice("yellow", "yellow paint", "the colour of a lemon"),
      choice("mint", "mint paint", "the colour of cool ice cream"),
      choice("blue", "blue paint", "the colour of a clear sky"),
      choice("violet", "violet paint", "the colour of a plum")
    ]
  },
  {
    name: "Hat",
    choices: [
      choice("nothing", "no hat", "fresh air on my head"),
      choice("top hat", "a top hat", "a hat for the opera"),
      choice("crown", "a crown", "a hat for a king"),
      choice("propeller", "a propeller", "a hat that could take off"),
      choice("flower", "a flower on top", "something that grows on me"),
      choice("antenna", "an antenna", "better reception")
    ]
  },
  {
    name: "Head",
    choices: [
      choice("round", "a round head", "a head like a ball"),
      choice("square", "a square head", "a head like a box"),
      choice("egg", "an egg head", "a head a hen would like"),
      choice("bucket", "a bucket head", "a head to carry sand in"),
      choice("screen", "a screen head", "a head with good programmes"),
      choice("nut", "a nut head", "a head that fits a spanner")
    ]
  },
  {
    name: "Eyes",
    choices: [
      choice("two", "two eyes", "the usual pair up front"),
      choice("one", "one big eye", "a single large lens"),
      choice("visor", "a visor", "one long stripe to look through"),
      choice("sleepy", "sleepy eyes", "a look before coffee"),
      choice("stars", "star eyes", "eyes from the night sky"),
      choice("three", "three eyes", "one eye more than you")
    ]
  },
  {
    name: "Body",
    choices: [
      choice("box", "a box body", "a body with four corners"),
      choice("barrel", "a barrel body", "a body for pickles"),
      choice("heart", "a heart body", "a body full of love"),
      choice("gear", "a gear body", "a body with teeth"),
      choice("kettle", "a kettle body", "a body for tea time"),
      choice("jar", "a jar body", "a body you can see through")
    ]
  },
  {
    name: "Arms",
    choices: [
      choice("claws", "claw arms", "arms like a crab"),
      choice("springs", "spring arms", "bouncy arms"),
      choice("noodles", "noodle arms", "arms from the soup"),
      choice("brushes", "brush arms", "arms for painting"),
      choice("wings", "wings", "arms that flap"),
      choice("spoons", "spoon arms", "arms for pudding")
    ]
  },
  {
    name: "Legs",
    choices: [
      choice("boots", "boots", "legs for puddles"),
      choice("wheels", "wheels", "legs that roll"),
      choice("spring", "one big spring", "a hop instead of a walk"),
      choice("treads", "treads", "legs like a digger"),
      choice("stilts", "stilts", "a better view"),
      choice("rocket", "a rocket", "no legs, just lift-off")
    ]
  }
];

var paints = [0xe8505b, 0xf48c3a, 0xf6c945, 0x5fc9a4, 0x4f9de0, 0x9a6bd1];
var shades = [0xb5343f, 0xc2661d, 0xc99a1c, 0x3b9c7a, 0x2f73b3, 0x7048a5];
