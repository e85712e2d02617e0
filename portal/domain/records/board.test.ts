import { describe, expect, it } from "vitest";
import { type Board, boardKey, firstDayOf, parseBoardQuery } from "./board.ts";

const aBoard = (given: Partial<Board> = {}): Board => ({
  game: "slopeline",
  id: "",
  kind: "daily",
  span: "today",
  day: "2026-11-18",
  crew: undefined,
  ...given,
});

describe("firstDayOf", () => {
  it("begins weeks on Monday, also across months and years", () => {
    expect(firstDayOf("week", "2026-11-16")).toBe("2026-11-16");
    expect(firstDayOf("week", "2026-11-22")).toBe("2026-11-16");
    expect(firstDayOf("week", "2027-01-01")).toBe("2026-12-28");
  });
});

describe("boardKey", () => {
  it("is one for all days of a week, and one for all time", () => {
    const key = (given: Partial<Board>) => boardKey(aBoard(given));
    expect(key({ span: "week", day: "2026-11-16" })).toBe(key({ span: "week", day: "2026-11-22" }));
    expect(key({ span: "ever", day: "2020-01-01" })).toBe(key({ span: "ever" }));
  });

  it("differs where anything else differs", () => {
    const boards = [
      aBoard(),
      aBoard({ game: "sideways" }),
      aBoard({ id: "ice" }),
      aBoard({ id: "/" }),
      aBoard({ kind: "free" }),
      aBoard({ span: "week" }),
      aBoard({ span: "ever" }),
      aBoard({ day: "2026-11-19" }),
      aBoard({ crew: "BCDFGHJK" }),
    ];
    expect(new Set(boards.map(boardKey)).size).toBe(boards.length);
  });
});

describe("parseBoardQuery", () => {
  it("means today's seed and today where nothing is said", () => {
    expect(parseBoardQuery(new URLSearchParams(), "2026-11-18")).toEqual({
      id: undefined,
      kind: "daily",
      span: "today",
      day: "2026-11-18",
    });
  });

  it.each(["kind=x", "span=month", "day=yesterday", "day=2026-02-30", "kind=", "day="])(
    "refuses %s",
    (query) => {
      expect(() => parseBoardQuery(new URLSearchParams(query), "2026-11-18")).toThrow(
        expect.objectContaining({ code: "board-invalid" }),
      );
    },
  );
});
