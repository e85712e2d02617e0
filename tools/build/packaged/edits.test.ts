import { describe, expect, it } from "vitest";
import { applyEdits } from "./edits.ts";

const edit = (find: string, put = "", to?: string) => ({ file: "a.js", find, put, ...(to && { to }) });

describe("applyEdits", () => {
  it("makes the edits in their order, each once", () => {
    expect(applyEdits("one two two", [edit("two", "three"), edit("one ", "")], "game")).toBe("three two");
  });

  it("takes out everything up to an end", () => {
    expect(applyEdits("a<script>track()</script>b", [edit("<script>track", "", "</script>")], "game")).toBe(
      "ab",
    );
  });

  it("names the game and the words when the file is not the one that was looked at", () => {
    expect(() => applyEdits("new words", [edit("old words")], "snake")).toThrow(
      'snake: a.js has no "old words"',
    );
    expect(() => applyEdits("<a> and no end", [edit("<a>", "", "</a>")], "snake")).toThrow('has no "</a>"');
  });
});
