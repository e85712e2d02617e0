import { describe, expect, it } from "vitest";
import { START } from "#html5/chess/rules/fen.ts";
import { Game } from "#html5/chess/rules/game.ts";
import { readSan } from "#html5/chess/rules/san.ts";
import { createRandom } from "#kit/random.ts";
import { strengths } from "./levels.ts";
import { playOut } from "./mates.fixture.ts";
import { bookMove, openingName, openings } from "./openings.ts";
import { think } from "./think.ts";

const matesInTwo = [
  "2bqkbn1/2pppp2/np2N3/r3P1p1/p2N2B1/5Q2/PPPPPP1P/RNB1K2R w KQ - 0 1",
  "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1",
  "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1",
  "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1",
  // Only a knight mates: a pawn that always became a queen would miss it.
  "1rb4r/pkPp3p/1b1P3n/1Q6/N3Pp2/8/P1P3PP/7K w - - 1 1",
  "4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 1",
  "r1b2k1r/ppp1bppp/8/1B1Q4/5q2/2P5/PPP2PPP/R3R1K1 w - - 1 1",
];
const matesInThree = [
  "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1",
  "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1",
  "r3k2r/ppp2Npp/1b5n/4p2b/2B1P2q/BQP2P2/P5PP/RN5K w kq - 1 1",
  "r1b3kr/ppp1Bp1p/1b6/n2P4/2p3q1/2Q2N2/P4PPP/RN2R1K1 w - - 1 1",
  "r2n1rk1/1ppb2pp/1p1p4/3Ppq1n/2B3P1/2P4P/PP1N1P1K/R2Q1RN1 b - - 0 1",
  "3q1r1k/2p4p/1p1pBrp1/p2Pp3/2PnP3/5PP1/PP1Q2K1/5R1R w - - 1 1",
  "6k1/ppp2ppp/8/2n2K1P/2P2P1P/2Bpr3/PP4r1/4RR2 b - - 0 1",
  "rn3rk1/p5pp/2p5/3Ppb2/2q5/1Q6/PPPB2PP/R3K1NR b - - 0 1",
];

describe("think", { tags: ["slow"] }, () => {
  for (const level of [4, 5] as const) {
    for (const [moves, fens] of [
      [2, matesInTwo],
      [3, matesInThree],
    ] as const) {
      it(`mates in ${moves} at strength ${level}, within its nodes`, () => {
        const solutions = fens.map((fen) => playOut(fen, level, moves));
        expect(fens.filter((_, index) => !solutions[index]?.isMate)).toEqual([]);
        const most = Math.max(...solutions.flatMap(({ nodes }) => nodes));
        expect(most).toBeLessThanOrEqual(strengths[level].limits.nodes + 8);
      });
    }
  }

  it("wins with a rook against a bare king", () => {
    const { isMate } = playOut("8/8/8/3k4/8/8/8/R3K3 w Q - 0 1", 4, 40);
    expect(isMate).toBe(true);
  });

  it("stops when its time is up, and still has a move", () => {
    let now = 0;
    const clock = () => now++;
    const answer = think({ id: 1, startFen: START, moves: ["a2a3"], as: 5, seed: 1 }, undefined, clock);
    expect(answer.nodes).toBeLessThan(30_000);
    expect(answer.move).toMatch(/^[a-h][78][a-h][56]$/);
  });

  it("answers with legal moves, the same ones for the same seed", () => {
    const moves = ["e2e4", "e7e5", "g1f3", "b8c6", "h2h3", "a7a6"];
    const questions = ([1, 2, 3, 4] as const).map((as) => ({ id: as, startFen: START, moves, as, seed: 3 }));
    const answers = [...questions, ...questions].map((question) => think(question));
    for (const { move } of answers) expect(Game.replay([...moves, move]).plies).toHaveLength(7);
    expect(answers.slice(4)).toEqual(answers.slice(0, 4));
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 1, 2, 3, 4]);
  });

  it("has its own mind for each seed at the weak strengths", () => {
    const questions = [1, 2, 3, 4, 5, 6].map((seed) => ({
      id: seed,
      startFen: START,
      moves: [],
      as: 1 as const,
      seed,
    }));
    const answers = questions.map((question) => think(question));
    expect(new Set(answers.map(({ move }) => move)).size).toBeGreaterThan(1);
  });

  it("blunders at the weakest strength as people do: it leaves a queen to be taken now and then, not always", () => {
    // The bishop on b7 looks down the long diagonal at the queen on g2; staying there loses her.
    const fen = "4k3/1b3ppp/8/8/8/8/5PQP/4K3 w - - 0 1";
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const questions = seeds.map((seed) => ({ id: seed, startFen: fen, moves: [], as: 1 as const, seed }));
    const answers = questions.map((question) => think(question));
    const saved = answers.filter(({ move }) => move.startsWith("g2"));
    expect(saved.length).toBeGreaterThan(10);
    expect(saved.length).toBeLessThan(55);
  });
});

describe("openings", () => {
  it.each(openings.map(({ name, moves }) => [name, moves] as const))(
    "%s can be played as written",
    (_, moves) => {
      const game = new Game();
      for (const san of moves.replace(/ \|/, "").split(" ")) {
        const move = readSan(game.position, san);
        expect(move, `${san} after ${game.names}`).toBeDefined();
        if (move !== undefined) game.play(move);
      }
    },
  );

  it("are left as soon as the other side does something else", () => {
    expect(bookMove(["a4"], createRandom(1))).toBeUndefined();
    expect(["e4", "d4", "c4", "Nf3"]).toContain(bookMove([], createRandom(1)));
  });

  it("are named once they can be told from each other", () => {
    expect(openingName(["e4"])).toBeUndefined();
    expect(openingName(["e4", "e5", "Qh5"])).toBeUndefined();
    expect(openingName(["e4", "c5"])).toBe("Sicilian Defence");
    expect(openingName(["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"])).toBe("Italian Game");
    expect(openingName(["e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "g6", "h3"])).toBe(
      "Sicilian, Dragon",
    );
    expect(openingName(["a3", "a6"])).toBeUndefined();
  });
});
