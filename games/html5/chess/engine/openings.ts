import type { Random } from "#kit/random.ts";

/** What stands before the bar earns the name; what follows is how it usually goes on. */
export type Opening = { name: string; moves: string };

/** Beginnings that have names. The engine picks from them so that no two games start alike, and the player learns the names. */
export const openings: readonly Opening[] = [
  { name: "Italian Game", moves: "e4 e5 Nf3 Nc6 Bc4 | Bc5 c3 Nf6 d3 d6 O-O" },
  { name: "Two Knights Defence", moves: "e4 e5 Nf3 Nc6 Bc4 Nf6 | d3 Be7 O-O O-O" },
  { name: "Evans Gambit", moves: "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 | Bxb4 c3 Ba5 d4" },
  { name: "Spanish Game", moves: "e4 e5 Nf3 Nc6 Bb5 | a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6" },
  { name: "Spanish Game, Berlin", moves: "e4 e5 Nf3 Nc6 Bb5 Nf6 | O-O Nxe4 d4 Nd6" },
  { name: "Scotch Game", moves: "e4 e5 Nf3 Nc6 d4 | exd4 Nxd4 Nf6 Nc3 Bb4" },
  { name: "Four Knights Game", moves: "e4 e5 Nf3 Nc6 Nc3 Nf6 | Bb5 Bb4 O-O O-O" },
  { name: "Petrov Defence", moves: "e4 e5 Nf3 Nf6 | Nxe5 d6 Nf3 Nxe4 d4 d5" },
  { name: "Philidor Defence", moves: "e4 e5 Nf3 d6 | d4 exd4 Nxd4 Nf6 Nc3" },
  { name: "King's Gambit", moves: "e4 e5 f4 | exf4 Nf3 g5 Bc4" },
  { name: "Vienna Game", moves: "e4 e5 Nc3 | Nf6 f4 d5 fxe5 Nxe4" },
  { name: "Bishop's Opening", moves: "e4 e5 Bc4 | Nf6 d3 c6 Nf3" },
  { name: "Sicilian Defence", moves: "e4 c5 | Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3" },
  { name: "Sicilian, Najdorf", moves: "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 | Be2 e5" },
  { name: "Sicilian, Dragon", moves: "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 | Be3 Bg7" },
  { name: "Sicilian, Classical", moves: "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 d6 |" },
  { name: "Sicilian, Closed", moves: "e4 c5 Nc3 | Nc6 g3 g6 Bg2 Bg7 d3" },
  { name: "French Defence", moves: "e4 e6 | d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7" },
  { name: "French, Advance", moves: "e4 e6 d4 d5 e5 | c5 c3 Nc6 Nf3" },
  { name: "French, Exchange", moves: "e4 e6 d4 d5 exd5 | exd5 Nf3 Nf6 Bd3" },
  { name: "Caro-Kann Defence", moves: "e4 c6 | d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6" },
  { name: "Caro-Kann, Advance", moves: "e4 c6 d4 d5 e5 | Bf5 Nf3 e6 Be2" },
  { name: "Scandinavian Defence", moves: "e4 d5 | exd5 Qxd5 Nc3 Qa5 d4 Nf6" },
  { name: "Pirc Defence", moves: "e4 d6 | d4 Nf6 Nc3 g6 Nf3 Bg7 Be2 O-O" },
  { name: "Alekhine Defence", moves: "e4 Nf6 | e5 Nd5 d4 d6 Nf3" },
  { name: "Queen's Gambit Declined", moves: "d4 d5 c4 e6 | Nc3 Nf6 Bg5 Be7 e3 O-O Nf3" },
  { name: "Queen's Gambit Accepted", moves: "d4 d5 c4 dxc4 | Nf3 Nf6 e3 e6 Bxc4 c5" },
  { name: "Slav Defence", moves: "d4 d5 c4 c6 | Nf3 Nf6 Nc3 dxc4 a4 Bf5" },
  { name: "London System", moves: "d4 d5 Bf4 | Nf6 e3 c5 c3 Nc6 Nd2" },
  { name: "Colle System", moves: "d4 d5 Nf3 Nf6 e3 | e6 Bd3 c5 c3" },
  { name: "King's Indian Defence", moves: "d4 Nf6 c4 g6 Nc3 Bg7 | e4 d6 Nf3 O-O Be2 e5" },
  { name: "Nimzo-Indian Defence", moves: "d4 Nf6 c4 e6 Nc3 Bb4 | e3 O-O Bd3 d5" },
  { name: "Queen's Indian Defence", moves: "d4 Nf6 c4 e6 Nf3 b6 | g3 Bb7 Bg2 Be7" },
  { name: "Grünfeld Defence", moves: "d4 Nf6 c4 g6 Nc3 d5 | cxd5 Nxd5 e4 Nxc3 bxc3 Bg7" },
  { name: "Benoni Defence", moves: "d4 Nf6 c4 c5 | d5 e6 Nc3 exd5 cxd5 d6" },
  { name: "Dutch Defence", moves: "d4 f5 | g3 Nf6 Bg2 e6 Nf3 Be7" },
  { name: "Catalan Opening", moves: "d4 Nf6 c4 e6 g3 | d5 Bg2 Be7 Nf3 O-O" },
  { name: "English Opening", moves: "c4 | e5 Nc3 Nf6 Nf3 Nc6 g3 d5" },
  { name: "English, Symmetrical", moves: "c4 c5 | Nf3 Nf6 Nc3 Nc6 g3 g6" },
  { name: "Réti Opening", moves: "Nf3 d5 c4 | e6 g3 Nf6 Bg2 Be7 O-O" },
  { name: "Bird Opening", moves: "f4 | d5 Nf3 Nf6 e3 g6" },
  { name: "Larsen Opening", moves: "b3 | e5 Bb2 Nc6 e3 d5" },
];

/** Played so seldom by good players that the engine leaves them to others. */
const rare = new Set(["King's Gambit", "Bird Opening", "Larsen Opening", "Alekhine Defence", "Evans Gambit"]);

const bare = (san: string) => san.replaceAll(/[+#]/g, "");
const agrees = (some: readonly string[], all: readonly string[]) =>
  some.length <= all.length && some.every((san, index) => bare(san) === bare(all[index] ?? ""));

const lines = openings.map(({ name, moves }) => {
  const words = moves.split(" ");
  return { name, key: words.slice(0, words.indexOf("|")), line: words.filter((word) => word !== "|") };
});

/** The next move of an opening that begins with these moves; nothing when it knows none. */
export function bookMove(played: readonly string[], random: Random): string | undefined {
  const nexts = lines
    .filter(({ name }) => !rare.has(name) || played.length > 1)
    .filter(({ line }) => agrees(played, line))
    .flatMap(({ line }) => line[played.length] ?? []);
  return nexts[Math.floor(random.next() * nexts.length)];
}

/** The most precise name for what was played. */
export function openingName(played: readonly string[]): string | undefined {
  const named = lines.filter(({ key }) => agrees(key, played));
  return named.toSorted((a, b) => b.key.length - a.key.length)[0]?.name;
}
