import { describe, expect, it } from "vitest";
import { Game } from "./game.ts";
import { canMate } from "./material.ts";
import { findMove, moveName } from "./move.ts";
import { writePgn } from "./pgn.ts";
import { BLACK, WHITE } from "./pieces.ts";
import { readSan } from "./san.ts";

/** A game from moves as people write them. */
function played(moves: string, fen?: string): Game {
  const game = new Game(fen);
  for (const san of moves.split(" ").filter(Boolean)) {
    const move = readSan(game.position, san);
    if (move === undefined) throw new Error(`${san} cannot be played in ${game.fen}`);
    game.play(move);
  }
  return game;
}

describe("Game", () => {
  it("ends with mate", () => {
    expect(played("f3 e5 g4 Qh4").ending).toEqual({ reason: "checkmate", winner: BLACK });
    expect(played("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7").ending).toEqual({ reason: "checkmate", winner: WHITE });
  });

  it("is drawn when the side to move is not in check and cannot move", () => {
    expect(played("Kb6", "k7/8/8/2K5/8/8/8/2Q5 w - - 0 1").ending).toBeUndefined();
    expect(played("Qc7", "k7/8/8/1K6/8/8/8/2Q5 w - - 0 1").ending).toEqual({ reason: "stalemate" });
  });

  it("is drawn when the same position stands for the third time, and not for the second", () => {
    const back = "Nf3 Nf6 Ng1 Ng8";
    expect(played(back).ending).toBeUndefined();
    expect(played(`${back} ${back}`).ending).toEqual({ reason: "repetition" });
  });

  it("does not take positions for the same when castling was possible in one of them", () => {
    // The king's walk loses the rights: the start position of the shuffle never comes back.
    const shuffle = "Ke2 Ke7 Ke1 Ke8";
    const fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    expect(played(`${shuffle} ${shuffle}`, fen).ending).toBeUndefined();
    expect(played(`${shuffle} ${shuffle} ${shuffle}`, fen).ending).toEqual({ reason: "repetition" });
  });

  it("takes positions for the same when a pawn could be taken in passing by a pinned pawn only", () => {
    // The rook on d1 holds the pawn on d4 in front of its king, so it may not take on e3.
    const fen = "3k4/8/8/8/3p4/8/4P3/K2R4 w - - 0 1";
    const shuffle = "Kd7 Ka2 Kd8 Ka1";
    const game = played(`e4 ${shuffle} ${shuffle}`, fen);
    expect(game.ending).toEqual({ reason: "repetition" });
  });

  it("is drawn after fifty moves without a capture or a pawn's move", () => {
    const fen = "4k3/8/8/8/8/8/4P3/R3K3 w - - 98 80";
    expect(played("Ra2", fen).ending).toBeUndefined();
    expect(played("Ra2 Kd8", fen).ending).toEqual({ reason: "fifty-moves" });
    expect(played("Ra2 Kd8 Ra1", fen).ending).toEqual({ reason: "fifty-moves" });
    expect(played("e4 Kd8 Ra2", fen).ending).toBeUndefined();
  });

  it("lets mate on the hundredth half-move win", () => {
    const game = played("Ra8", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 80");
    expect(game.ending).toEqual({ reason: "checkmate", winner: WHITE });
  });

  it.each([
    ["bare kings", "8/8/4k3/8/8/4K3/8/8 w - - 0 1"],
    ["a lone bishop", "8/8/4k3/8/8/4KB2/8/8 w - - 0 1"],
    ["a lone knight", "8/8/4k1n1/8/8/4K3/8/8 w - - 0 1"],
    ["bishops of one colour", "8/8/4kb2/8/8/4K3/1B6/8 w - - 0 1"],
  ])("is drawn with %s", (_, fen) => {
    expect(new Game(fen).ending).toEqual({ reason: "dead-position" });
  });

  it.each([
    ["a pawn", "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1"],
    ["two knights", "8/8/4k3/8/8/4KNN1/8/8 w - - 0 1"],
    ["bishops of both colours", "8/8/4k1b1/8/8/4K3/1B6/8 w - - 0 1"],
    ["a bishop against a knight", "8/8/4k1n1/8/8/4K3/1B6/8 w - - 0 1"],
  ])("goes on with %s", (_, fen) => {
    expect(new Game(fen).ending).toBeUndefined();
  });

  it("takes moves back to the very beginning, with castling and en passant undone", () => {
    const game = played("e4 Nf6 e5 d5 exd6 Nc6 Nf3 e6 Be2 Bxd6 O-O O-O");
    expect(game.fen).toBe("r1bq1rk1/ppp2ppp/2nbpn2/8/8/5N2/PPPPBPPP/RNBQ1RK1 w - - 2 7");
    while (game.takeBack()) expect(game.ending).toBeUndefined();
    expect(game.fen).toBe(new Game().fen);
    expect(game.legal).toHaveLength(20);
  });

  it("comes back from its saved moves, and stops where they make no sense", () => {
    const game = played("e4 e5 Nf3 Nc6");
    expect(Game.replay(game.names).fen).toBe(game.fen);
    expect(Game.replay(["e2e4", "e2e4", "e7e5"]).names).toEqual(["e2e4"]);
  });

  it("offers four pieces to a pawn that arrives", () => {
    const game = new Game("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    const names = ["e7e8q", "e7e8r", "e7e8b", "e7e8n"];
    expect(names.map((name) => findMove(game.legal, name))).not.toContain(undefined);
    expect(game.legal.filter((move) => moveName(move).startsWith("e7e8"))).toHaveLength(4);
  });
});

describe("canMate", () => {
  it("says no to a bare king and to a single knight or bishop", () => {
    expect(canMate(new Game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").position, BLACK)).toBe(false);
    expect(canMate(new Game("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").position, WHITE)).toBe(true);
    expect(canMate(new Game("4k1n1/8/8/8/8/8/4P3/4K3 w - - 0 1").position, BLACK)).toBe(false);
    expect(canMate(new Game("4k1r1/8/8/8/8/8/4P3/4K3 w - - 0 1").position, BLACK)).toBe(true);
  });
});

describe("writeSan", () => {
  it.each([
    ["the file when that tells two knights apart", "4k3/8/8/8/8/8/8/N3KN2 w - - 0 1", "f1d2", "Nd2"],
    ["nothing more than needed", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "b1d2", "Nbd2"],
    ["the rank when both share a file", "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"],
    ["both when neither is enough", "8/8/1k6/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"],
    ["a pinned twin as no twin", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"],
    ["captures in passing as captures", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"],
    ["a new queen that mates", "7k/P5pp/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", "a8=Q#"],
    ["check by castling", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"],
  ])("writes %s", (_, fen, name, san) => {
    const game = new Game(fen);
    const move = findMove(game.legal, name);
    expect(move === undefined ? undefined : game.play(move).san).toBe(san);
  });
});

describe("writePgn", () => {
  it("writes tags, numbered moves and the result", () => {
    const game = played("f3 e5 g4 Qh4");
    const players = { white: 'Ann "Ace"', black: "Pip", date: new Date(2026, 10, 5) };
    const pgn = writePgn(game, game.ending, players);
    expect(pgn).toContain('[White "Ann \\"Ace\\""]');
    expect(pgn).toContain('[Date "2026.11.05"]');
    expect(pgn).toContain('[Result "0-1"]');
    expect(pgn.trim().split("\n").at(-1)).toBe("1. f3 e5 2. g4 Qh4# 0-1");
  });

  it("keeps lines short enough for old programs", () => {
    const moves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7";
    const pgn = writePgn(played(moves), undefined, { white: "a", black: "b", date: new Date(0) });
    const lines = pgn.split("\n").map((line) => line.length);
    expect(Math.max(...lines)).toBeLessThan(80);
    expect(pgn.replaceAll("\n", " ")).toContain("10. Bc2 c5 11. d4 Qc7 *");
  });
});
