import { describe, expect, it } from "vitest";
import { readSave } from "./save-file.ts";

const words = (text: string) => [text.length >> 8, text.length & 0xff, ...Buffer.from(text)];

/** A SharedObject file as Flash writes it. */
function saveFile(version: 0 | 3, entries: readonly number[]): string {
  const head = [
    0,
    0xbf,
    0,
    0,
    0,
    0,
    ...Buffer.from("TCSO"),
    0,
    4,
    0,
    0,
    0,
    0,
    ...words("recess-test"),
    0,
    0,
    0,
    version,
  ];
  return Buffer.from([...head, ...entries]).toString("base64");
}

describe("readSave", () => {
  it("reads what a Flash 8 game keeps", () => {
    const best = Buffer.alloc(8);
    best.writeDoubleBE(1250);
    const stored = saveFile(0, [
      ...[...words("best"), 0, ...best, 0],
      ...[...words("muted"), 1, 1, 0],
      ...[...words("name"), 2, ...words("Ann"), 0],
    ]);
    expect(readSave(stored)).toEqual({ best: 1250, muted: true, name: "Ann" });
  });

  it("reads what an ActionScript 3 game keeps", () => {
    const key = (text: string) => [(text.length << 1) | 1, ...Buffer.from(text)];
    const stored = saveFile(3, [
      ...[...key("best"), 4, 0x8f, 0x2c, 0],
      ...[...key("lost"), 4, 0xff, 0xff, 0xff, 0xff, 0],
      ...[...key("muted"), 2, 0],
      // The second value points back to the key 'best', text number 0.
      ...[...key("word"), 6, 0, 0],
    ]);
    expect(readSave(stored)).toEqual({ best: 15 * 128 + 44, lost: -1, muted: false, word: "best" });
  });

  it("reads what the second player keeps of a Flash 8 game", () => {
    expect(readSave('{"best":120}')).toEqual({ best: 120 });
  });

  it("reads what the second player keeps of an ActionScript 3 game", () => {
    const object = [0x0a, 0x0b, 0x01, 0x09, ...Buffer.from("best"), 4, 0x84, 0x58, 0x01];
    expect(readSave(`AWAY3,${Buffer.from(object).toString("base64")}`)).toEqual({ best: 600 });
  });
});
