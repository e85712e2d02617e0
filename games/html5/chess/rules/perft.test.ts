import { describe, expect, it } from "vitest";
import { START } from "./fen.ts";
import { perft } from "./perft.ts";

// Published counts: https://www.chessprogramming.org/Perft_Results and, for the single traps, Martin Sedlak's list.
const positions: [name: string, fen: string, counts: number[]][] = [
  ["the start", START, [20, 400, 8902, 197_281, 4_865_609]],
  [
    "Kiwipete, full of castling, pins and captures",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    [48, 2039, 97_862, 4_085_603],
  ],
  [
    "rook endings with en passant",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    [14, 191, 2812, 43_238, 674_624],
  ],
  [
    "promotions on both sides",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    [6, 264, 9467, 422_333],
  ],
  [
    "a promotion that gives check",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    [44, 1486, 62_379],
  ],
  [
    "a symmetrical middlegame",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    [46, 2079, 89_890],
  ],
];

const traps: [name: string, fen: string, depth: number, count: number][] = [
  ["en passant that would open a rank to the king", "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 6, 1_134_888],
  ["en passant that would open a diagonal to the king", "8/b2p2k1/8/2P5/8/4K3/8/8 b - - 0 1", 6, 1_015_133],
  ["en passant that gives check", "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 6, 1_440_467],
  ["short castling that gives check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", 6, 661_072],
  ["long castling that gives check", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 6, 803_711],
  ["castling rights that go with a captured rook", "r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", 4, 1_274_206],
  ["castling through check", "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", 4, 1_720_476],
  ["promotion out of check", "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 6, 3_821_001],
  ["discovered check", "8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", 5, 1_004_658],
  ["a promotion with check", "4k3/1P6/8/8/8/8/K7/8 w - - 0 1", 6, 217_342],
  ["underpromotion with check", "8/P1k5/K7/8/8/8/8/8 w - - 0 1", 6, 92_683],
  ["stalemate for the one who moved", "K1k5/8/P7/8/8/8/8/8 w - - 0 1", 6, 2217],
  ["stalemate and mate", "8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 7, 567_584],
];

describe("perft", { tags: ["slow"] }, () => {
  for (const [name, fen, counts] of positions) {
    it(`counts the published number of games from ${name}`, () => {
      expect(counts.map((_, index) => perft(fen, index + 1))).toEqual(counts);
    });
  }

  for (const [name, fen, depth, count] of traps) {
    it(`is not fooled by ${name}`, () => {
      expect(perft(fen, depth)).toBe(count);
    });
  }
});
