import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { RecordGame } from "#domain/records/record-game.ts";

/**
 * A replay module of the shape that the build writes, for a game in which every byte after the head is a step that scores its value.
 * Tape: version, seed (four bytes), board (0 or 1), steps, a zero as the end. Some bytes misbehave as a broken game would.
 */
const sourceOf = (version: string) => `
const refuse = (code) => { throw Object.assign(new Error(code), { code }); };
export const slug = "counting";
export const version = "${version}";
export function replay(tape, { maxSteps }) {
  if (tape.length < 7) refuse("tape-malformed");
  if ("v" + tape[0] !== version) refuse("tape-older-version");
  const seed = new DataView(tape.buffer, tape.byteOffset).getUint32(1);
  const board = ["", "ice", "unknown"][tape[5]];
  if (board === undefined) refuse("tape-options-invalid");
  const steps = tape.subarray(6);
  if (steps.length > maxSteps) refuse("tape-too-long");
  const end = steps.indexOf(0);
  if (end < 0) refuse("tape-unfinished");
  if (end < steps.length - 1) refuse("tape-malformed");
  let score = 0;
  for (const step of steps) {
    if (step === 255) for (;;) score++;
    if (step === 254) for (let all = []; ; ) all.push(new Array(1e6).fill(all));
    if (step === 253) throw new TypeError("a bug");
    if (step === 252) score = Infinity;
    if (step === 251) for (const end = performance.now() + 80; performance.now() < end; );
    score += step;
  }
  return { score, steps: steps.length, seed, board, version };
}
`;

export const countingGame: RecordGame = {
  game: "counting",
  family: "counting",
  gamePath: "counting/",
  version: "v1",
  file: "counting.js",
  unit: "Points",
  hasGhost: false,
  boards: [
    { id: "", name: "" },
    { id: "ice", name: "Ice" },
  ],
};

/** Folder with the replay module and its index, removed when the test is over. */
export function countingGameFolder(version = "v1"): string {
  const folder = mkdtempSync(join(tmpdir(), "recess-records-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  writeFileSync(join(folder, "counting.js"), sourceOf(version));
  const { game, ...entry } = countingGame;
  writeFileSync(join(folder, "index.json"), JSON.stringify({ [game]: { ...entry, version } }));
  return folder;
}

/** A tape of the counting game. */
export function countingTape(
  steps: readonly number[],
  { seed = 7, board = 0, version = 1 } = {},
): Uint8Array {
  const tape = new Uint8Array([version, 0, 0, 0, 0, board, ...steps, 0]);
  new DataView(tape.buffer).setUint32(1, seed);
  return tape;
}
