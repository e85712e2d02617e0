import { describe, expect, it } from "vitest";
import { entriesOf, findList, parseMap } from "./list-shapes.ts";

const read = (data: unknown, map?: string) => {
  const list = findList(data, map === undefined ? undefined : parseMap(map));
  return list && !list.isSpecification ? entriesOf(list) : list?.title;
};

describe("findList", () => {
  it.each([
    [
      { name: "A", image: "a.png", directory: "a" },
      { name: "A", places: ["a"], covers: ["a.png"] },
    ],
    [
      { title: "A", link: "/a/", imgSrc: "a.png" },
      { name: "A", places: ["/a/"], covers: ["a.png"] },
    ],
    [
      { name: "A", href: "/play?a", page: "/a/", id: "a", imgSrc: "a.png" },
      { name: "A", places: ["/a/", "/play?a", "a"], covers: ["a.png"] },
    ],
  ])("knows %j by its keys", (raw, entry) => {
    expect(read([raw])).toMatchObject([entry]);
  });

  it("knows the specification's shape", () => {
    expect(read({ games: [{ name: "A", path: "a/" }] })).toBe("name, path");
  });

  it("finds the longest list inside of other data, in spite of a few broken entries", () => {
    const entry = { title: "A", link: "a" };
    const data = {
      version: 2,
      featured: [entry],
      all: { games: [entry, entry, entry, entry, { title: "B" }] },
    };
    expect(read(data)).toHaveLength(5);
  });

  it("joins lists of one shape, such as one for each category, and takes no game twice", () => {
    const game = (name: string) => ({ title: name, link: `${name}/` });
    const data = {
      featured: [game("A")],
      categories: [
        { name: "puzzles", games: [game("A"), { ...game("B"), files: [{ title: "x", link: "y" }] }] },
        { name: "races", games: [game("C")] },
      ],
      partners: [{ name: "Someone", page: "https://someone.example/" }],
    };
    expect(read(data)).toMatchObject([{ name: "A" }, { name: "B" }, { name: "C" }]);
  });

  it("reads another shape by what its keys are said to mean", () => {
    const raw = { t: "A", w: "a/", tags: "Two Player; IO", date: "2024-1-2T10:00:00Z", featured: true };
    expect(read([raw])).toBeUndefined();
    expect(read([raw], "name=t,path=w")).toMatchObject([
      {
        name: "A",
        places: ["a/"],
        tags: ["two-player", "io"],
        dateAdded: new Date("2024-01-02"),
        isTrending: true,
      },
    ]);
  });

  it.each([
    undefined,
    3,
    "games",
    [],
    [1, 2],
    {},
    [{ name: "A" }],
    { a: { b: { c: { d: { e: [{ name: "A", path: "a" }] } } } } },
  ])("finds none in %j", (data) => {
    expect(findList(data)).toBeUndefined();
  });
});

describe("parseMap", () => {
  it("refuses fields that a game does not have", () => {
    expect(() => parseMap("title=name")).toThrow("--map title is unknown");
    expect(() => parseMap("name")).toThrow("--map name is unknown");
  });
});
