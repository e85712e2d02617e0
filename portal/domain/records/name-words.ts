/**
 * Words of names, in English, as operators' commands print them; visitors read them in their language (`app/records/name-text.ts`). A stored
 * name is three numbers, so a word may be replaced but never moved: other languages have lists of the same length and order. Every adjective
 * has to be kind beside every animal, and no animal may be one that people are insulted with.
 */
export type NameWords = { readonly adjectives: readonly string[]; readonly animals: readonly string[] };

const adjectives = [
  ["Able", "Agile", "Airy", "Alert", "Amber", "Amused", "Apt", "Artful", "Autumn", "Awake"],
  ["Balanced", "Blue", "Bold", "Bouncy", "Brave", "Breezy", "Bright", "Brisk", "Bubbly", "Busy"],
  ["Calm", "Candid", "Careful", "Caring", "Cheerful", "Clever", "Cloudy", "Cosmic", "Cosy", "Curious"],
  ["Daring", "Dashing", "Dazzling", "Deft", "Dreamy", "Eager", "Early", "Earnest", "Easygoing", "Epic"],
  ["Fabulous", "Fair", "Famous", "Fearless", "Festive", "Fine", "Fleet", "Friendly", "Frosty", "Gallant"],
  ["Generous", "Gentle", "Gleaming", "Glad", "Golden", "Graceful", "Grand", "Green", "Handy", "Happy"],
  ["Helpful", "Heroic", "Honest", "Hopeful", "Humble", "Jazzy", "Jolly", "Joyful", "Jubilant", "Keen"],
  ["Kind", "Lively", "Loyal", "Lucky", "Lunar", "Magic", "Mellow", "Merry", "Mighty", "Musical"],
  ["Neat", "Nifty", "Nimble", "Noble", "Patient", "Peaceful", "Playful", "Polite", "Proud", "Quick"],
  ["Quiet", "Radiant", "Ready", "Silver", "Snowy", "Solar", "Sparkling", "Steady", "Sunny", "Swift"],
].flat();

const animals = [
  ["Albatross", "Alpaca", "Antelope", "Armadillo", "Auk", "Avocet", "Axolotl", "Badger", "Bat", "Beetle"],
  [
    "Bison",
    "Bittern",
    "Bobcat",
    "Bumblebee",
    "Bunting",
    "Butterfly",
    "Camel",
    "Caracal",
    "Caribou",
    "Chameleon",
  ],
  ["Cheetah", "Chinchilla", "Cicada", "Coati", "Condor", "Coral", "Cormorant", "Crab", "Crane", "Cricket"],
  ["Curlew", "Deer", "Dolphin", "Dormouse", "Dragonfly", "Dunlin", "Eagle", "Egret", "Eider", "Elk"],
  ["Falcon", "Fennec", "Ferret", "Finch", "Firefly", "Flamingo", "Fox", "Gazelle", "Gecko", "Gerbil"],
  ["Giraffe", "Goldfinch", "Grouse", "Hamster", "Hare", "Hawk", "Hedgehog", "Heron", "Hummingbird", "Ibex"],
  ["Ibis", "Iguana", "Impala", "Jackdaw", "Jaguar", "Kestrel", "Kingfisher", "Kiwi", "Koala", "Ladybird"],
  ["Lemur", "Leopard", "Lion", "Lizard", "Llama", "Lobster", "Lynx", "Macaw", "Manatee", "Marmot"],
  ["Marten", "Meerkat", "Moose", "Narwhal", "Newt", "Nightingale", "Ocelot", "Octopus", "Orca", "Osprey"],
  ["Otter", "Owl", "Panda", "Panther", "Parrot", "Pelican", "Penguin", "Puffin", "Quail", "Rabbit"],
].flat();

export const englishNameWords: NameWords = { adjectives, animals };
