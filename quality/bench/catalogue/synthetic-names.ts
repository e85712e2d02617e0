const firsts = (
  "Amber Astro Atomic Bold Bouncy Brave Bubble Candy Chalk Clever Cloud Cobalt Comet Copper Cosmic Crystal Daring Desert " +
  "Double Dusty Electric Ember Fizzy Flying Frosty Galaxy Ghost Giant Golden Grand Hidden Hyper Iron Jelly Jolly Jungle " +
  "Little Lucky Lunar Magic Marble Mighty Misty Neon Noble Ocean Orbit Paper Pixel Polar Quick Retro Rocket Royal Rusty " +
  "Secret Shadow Silver Sky Solar Super Swift Tiny Turbo Velvet Wild"
).split(" ");
const seconds = (
  "Acorn Anchor Arrow Badger Balloon Beacon Biscuit Bridge Cactus Canyon Castle Cricket Dragon Falcon Farm Ferry Fox " +
  "Garden Goblin Hammer Harbour Hedgehog Island Kettle Kite Knight Lantern Lemon Lizard Maze Meadow Monkey Moth Mountain " +
  "Otter Owl Panda Parrot Pirate Planet Pumpkin Rabbit Raccoon River Robot Sailor Snail Sparrow Spider Squid Tiger Toast " +
  "Tower Train Tunnel Turtle Unicorn Valley Whale Wizard"
).split(" ");
const thirds = (
  "Academy Arena Battle Blast Bounce Builder Chase Clash Climb Club Craft Dash Defence Derby Dodge Drift Duel Escape " +
  "Express Factory Flip Heroes Hop Jam Jump Legends Mania Match Merge Party Patrol Puzzle Quest Racer Rally Rescue Rush " +
  "Saga Slide Smash Sprint Stack Story Swing Tactics Tycoon"
).split(" ");
/** The first part has no number. */
const parts = 9;

const combinations = firsts.length * seconds.length * thirds.length * parts;
/** Shares no factor with the number of combinations, so that multiplying meets each of them once. */
const stride = 1_000_003;

/** Synthetic name of a game, unique for an index with the same seed, up to about one and a half million. */
export function syntheticName(index: number, seed: number): string {
  let rest = ((index + 1) * stride + seed * 7919) % combinations;
  const next = (size: number) => {
    const digit = rest % size;
    rest = Math.floor(rest / size);
    return digit;
  };
  const words = [firsts, seconds, thirds].map((list) => list[next(list.length)]);
  const part = next(parts) + 1;
  return part === 1 ? words.join(" ") : `${words.join(" ")} ${part}`;
}
