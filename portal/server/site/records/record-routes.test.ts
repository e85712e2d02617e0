import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countingTape } from "#adapters/worker-threads/counting-game.fixture.ts";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { DAY_MS } from "#domain/day.ts";
import { dailySeed } from "#domain/records/daily-seed.ts";
import { aSite } from "#server/site/site.fixture.ts";
import { anOwnerKey, aSiteWithRecords } from "./records.fixture.ts";

let site: Awaited<ReturnType<typeof aSiteWithRecords>>;
beforeEach(async () => {
  site = await aSiteWithRecords();
});
afterEach(() => site.close());

const seed = dailySeed("counting", "2026-11-18");
const send = (key: string, tape: Uint8Array, ip?: string) =>
  site.ask("POST", "/records/runs/counting", { key, body: tape, ...(ip && { ip }) });
/** Sends a run, and asks for its check where a busy machine has no result within the time of one answer. */
async function run(...sent: Parameters<typeof send>) {
  const answer = await send(...sent);
  if (answer.status !== 202) return answer;
  const ended = async () => {
    const check = await site.ask("GET", `/records/checks/${answer.json.check}`);
    return check.status === 202 ? undefined : check;
  };
  return vi.waitUntil(ended, { timeout: 60_000 });
}
const scoresOf = async (query = "") =>
  (await site.ask("GET", `/records/boards/counting${query}`)).json.places.map(
    ({ score }: { score: number }) => score,
  );

describe("a run that is sent in", () => {
  it("counts with the score that the server's own replay gave, on the boards of its seed", async () => {
    const key = anOwnerKey();
    const { status, json } = await run(key, countingTape([3, 4], { seed }));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      state: "counted",
      game: "counting",
      board: "",
      kind: "daily",
      day: "2026-11-18",
      score: 7,
      isBest: true,
      places: { today: 1, week: 1, ever: 1 },
    });
    for (const span of ["today", "week", "ever"]) expect(await scoresOf(`?span=${span}`)).toEqual([7]);
    expect(await scoresOf("?kind=free")).toEqual([]);
    expect((await site.ask("GET", `/records/checks/${json.check}`)).json).toEqual(json);
  });

  it("counts as a free run on any other seed, on the game's own boards apart", async () => {
    const key = anOwnerKey();
    await run(key, countingTape([5], { seed: 1 }));
    await run(key, countingTape([6], { seed: 1, board: 1 }));
    expect(await scoresOf("?kind=free")).toEqual([5]);
    expect(await scoresOf("?kind=free&board=ice")).toEqual([6]);
    expect(await scoresOf()).toEqual([]);
  });

  it("scores what it really is when a byte was changed", async () => {
    const tape = countingTape([3, 4], { seed });
    tape[6] = 9;
    expect((await run(anOwnerKey(), tape)).json.score).toBe(13);
  });

  it("takes one place for each browser, that of its best run", async () => {
    const key = anOwnerKey();
    for (const step of [5, 9, 7]) await run(key, countingTape([step], { seed }));
    expect(await scoresOf()).toEqual([9]);
    const { json } = await run(key, countingTape([8], { seed }));
    expect(json).toMatchObject({ score: 8, isBest: false, entry: null, places: { today: 1 } });
  });

  it("counts for yesterday for a quarter of an hour after midnight", async () => {
    site.clock.now = new Date("2026-11-19T00:10:00Z");
    expect((await run(anOwnerKey(), countingTape([1], { seed }))).json).toMatchObject({
      kind: "daily",
      day: "2026-11-18",
    });
    site.clock.now = new Date("2026-11-19T00:16:00Z");
    expect((await run(anOwnerKey(), countingTape([2], { seed }))).json.kind).toBe("free");
    expect(await scoresOf("?day=2026-11-18")).toEqual([1]);
  });

  it("is taken again from its owner, and refused from anybody else", async () => {
    const [key, tape] = [anOwnerKey(), countingTape([4], { seed })];
    const first = await run(key, tape);
    expect((await run(key, tape)).json.entry).toBe(first.json.entry);
    expect(await run(anOwnerKey(), tape)).toMatchObject({ status: 409, json: { code: "tape-known" } });
  });
});

describe("a tape that cannot count", () => {
  it.each([
    ["no tape at all", new Uint8Array(), 400, "tape-malformed"],
    ["cut", countingTape([1, 2]).subarray(0, 8), 422, "tape-unfinished"],
    ["stretched", countingTape([1, 0, 2]), 400, "tape-malformed"],
    ["of an older version", countingTape([1], { version: 0 }), 409, "tape-older-version"],
    ["with made-up options", countingTape([1], { board: 9 }), 422, "tape-options-invalid"],
    ["on a board that there is not", countingTape([1], { board: 2 }), 400, "tape-malformed"],
    ["with an infinite score", countingTape([252]), 400, "tape-malformed"],
    ["that makes the game throw", countingTape([253]), 400, "tape-malformed"],
    ["too large", new Uint8Array(65_537), 413, "tape-too-large"],
  ])("is refused by name: %s", async (_, tape, status, code) => {
    const refused = await run(anOwnerKey(), tape);
    expect(refused).toMatchObject({ status, json: { code } });
    expect(refused.json.message).toMatch(/\.$/);
    expect(await scoresOf("?kind=free&span=ever")).toEqual([]);
  });

  it("is not read to its end when it has none", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(5000)),
    });
    const refused = await site.ask("POST", "/records/runs/counting", { key: anOwnerKey(), body });
    expect(refused).toMatchObject({ status: 413, json: { code: "tape-too-large" } });
  });

  it("is refused without an owner key, for a game without boards, and from another site", async () => {
    const tape = countingTape([1]);
    expect(await run("short", tape)).toMatchObject({ status: 400, json: { code: "owner-key-invalid" } });
    expect(await site.ask("POST", "/records/runs/chess", { key: anOwnerKey(), body: tape })).toMatchObject({
      status: 404,
      json: { code: "game-not-found" },
    });
    const headers = { "sec-fetch-site": "cross-site" };
    const options = { key: anOwnerKey(), body: tape, headers };
    expect((await site.ask("POST", "/records/runs/counting", options)).status).toBe(403);
  });

  it("ends with an endless one after two tries, while others are checked", async () => {
    const endless = await send(anOwnerKey(), countingTape([255]));
    expect(endless.status).toBe(202);
    expect((await run(anOwnerKey(), countingTape([1]))).status).toBe(200);
    const { check } = endless.json;
    await expect
      .poll(async () => (await site.ask("GET", `/records/checks/${check}`)).json.code, { timeout: 30_000 })
      .toBe("tape-too-long");
    await expect.poll(() => scoresOf("?kind=free"), { timeout: 30_000 }).toEqual([1]);
  }, 60_000);
});

describe("boards", () => {
  it("show names, ranks and whether a run can be watched, and are cheap to ask for again", async () => {
    const { json } = await run(anOwnerKey(), countingTape([4], { seed }));
    const board = await site.ask("GET", "/records/boards/counting");
    expect(board.json).toMatchObject({
      game: "counting",
      version: "v1",
      kind: "daily",
      span: "today",
      day: "2026-11-18",
      unit: "Points",
      total: 1,
      places: [{ rank: 1, entry: json.entry, score: 4, day: "2026-11-18", isWatchable: true }],
    });
    expect(board.json.places[0].name.text).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{1,2}$/);
    expect(board.headers.get("cache-control")).toBe("public, max-age=1");
    const headers = { "if-none-match": board.headers.get("etag") ?? "" };
    const again = await site.ask("GET", "/records/boards/counting", { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("never show who an owner is", async () => {
    const key = anOwnerKey();
    await run(key, countingTape([4], { seed }));
    const text = JSON.stringify((await site.ask("GET", "/records/boards/counting")).json);
    expect(text).not.toContain(key);
    expect(text).not.toContain("owner");
  });

  it("list a hundred and tell everybody else their own place", async () => {
    const keys = Array.from({ length: 103 }, anOwnerKey);
    for (const [at, key] of keys.entries())
      await run(key, countingTape([...new Array(at + 1).fill(1)], { seed }), `192.0.2.${at % 20}`);
    const { json } = await site.ask("GET", "/records/boards/counting");
    expect(json.total).toBe(103);
    expect(json.places).toHaveLength(100);
    const mine = await site.ask("GET", "/records/places/counting", { key: keys[1] ?? "" });
    expect(mine.json.place).toMatchObject({ rank: 102, score: 2, isMine: true });
    expect(mine.json.near.map(({ rank }: { rank: number }) => rank)).toEqual([100, 101, 102, 103]);
    expect((await site.ask("GET", "/records/places/counting", { key: anOwnerKey() })).json).toEqual({
      place: null,
      near: [],
    });
  }, 60_000);

  it.each(["?kind=x", "?span=month", "?day=x", "?board=lava", "?crew=x"])("refuse %s", async (query) => {
    expect((await site.ask("GET", `/records/boards/counting${query}`)).status).toBe(400);
  });

  it("keep days for eight days and the board of all time for good", async () => {
    await run(anOwnerKey(), countingTape([4], { seed }));
    site.clock.now = new Date(site.clock.now.getTime() + 9 * DAY_MS);
    await site.deleteOld();
    expect(await scoresOf("?day=2026-11-18")).toEqual([]);
    expect(await scoresOf("?span=ever")).toEqual([4]);
  });
});

describe("the tape of an entry", () => {
  it("is given to everybody, byte for byte, and cached for long", async () => {
    const tape = countingTape([4, 2], { seed });
    const { entry } = (await run(anOwnerKey(), tape)).json;
    const { status, headers, response } = await site.ask("GET", `/records/tapes/${entry}`);
    expect(status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(tape);
    expect(headers.get("cache-control")).toBe("public, max-age=604800, immutable");
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect((await site.ask("GET", `/records/entries/${entry}`)).json.entry).toMatchObject({
      game: "counting",
      seed,
      score: 6,
      steps: 3,
      isWatchable: true,
    });
  });

  it("can no longer be watched when the game has changed; its score stays on the board", async () => {
    const { entry } = (await run(anOwnerKey(), countingTape([4], { seed }))).json;
    const later = await aSiteWithRecords({ dataDir: site.dataDir, version: "v2" });
    expect(await later.ask("GET", `/records/tapes/${entry}`)).toMatchObject({
      status: 409,
      json: { code: "tape-older-version" },
    });
    const { json } = await later.ask("GET", "/records/boards/counting");
    expect(json).toMatchObject({ version: "v2", places: [{ score: 4, isWatchable: false }] });
    expect((await later.ask("GET", "/records/best.json")).json.games).toEqual([]);
    await later.close();
  });

  it("is not there for an entry that is not", async () => {
    for (const path of ["tapes", "entries"])
      expect(await site.ask("GET", `/records/${path}/nothing`)).toMatchObject({
        status: 404,
        json: { code: "entry-not-found" },
      });
  });
});

describe("the games of today", () => {
  it("are the same for everybody, with the seed of the day", async () => {
    const { json, headers } = await site.ask("GET", "/records/today.json");
    expect(json).toMatchObject({ day: "2026-11-18", endsAt: "2026-11-19T00:00:00.000Z" });
    expect(json.trio).toEqual(json.games);
    expect(json.games).toEqual([
      {
        game: "counting",
        family: "counting",
        gamePath: "counting/",
        name: "Counting",
        version: "v1",
        unit: "Points",
        hasGhost: false,
        boards: [
          { id: "", name: "" },
          { id: "ice", name: "Ice" },
        ],
        seed,
      },
    ]);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    site.clock.now = new Date("2026-11-18T23:59:50Z");
    const last = await site.ask("GET", "/records/today.json");
    expect(last.headers.get("cache-control")).toBe("public, max-age=10");
  });

  it("have their best run of the day listed for watching", async () => {
    await run(anOwnerKey(), countingTape([4], { seed }));
    await run(anOwnerKey(), countingTape([5], { seed }));
    const { json } = await site.ask("GET", "/records/best.json");
    expect(json.games).toMatchObject([{ game: "counting", kind: "daily", board: "", best: { score: 5 } }]);
  });
});

describe("an account", () => {
  const signIn = async () => {
    const { headers } = await site.ask("POST", "/login", { form: "email=ada@example.org&password=right" });
    const [cookie = ""] = headers.getSetCookie();
    return { cookie: cookie.split(";")[0] ?? "" };
  };

  it("is one owner in every browser, and none of those that the browsers have", async () => {
    const [first, second] = [anOwnerKey(), anOwnerKey()];
    const headers = await signIn();
    const runSignedIn = (key: string, step: number) =>
      site.ask("POST", "/records/runs/counting", { key, headers, body: countingTape([step], { seed }) });
    await run(first, countingTape([1], { seed }));
    await runSignedIn(first, 5);
    await runSignedIn(second, 7);
    expect(await scoresOf()).toEqual([7, 1]);
    expect((await site.ask("GET", "/records/owner", { headers })).json.entries).toBe(1);
    expect((await site.ask("GET", "/records/owner", { key: second })).json.entries).toBe(0);
    await site.ask("POST", "/records/delete", { headers });
    expect(await scoresOf("?span=week")).toEqual([1]);
  });
});

describe("a name", () => {
  it("is rolled with the first run, as often as liked, and set by its indexes", async () => {
    const key = anOwnerKey();
    expect((await site.ask("GET", "/records/owner", { key })).json).toEqual({
      name: null,
      entries: 0,
      crews: [],
    });
    await run(key, countingTape([4], { seed }));
    const first = (await site.ask("GET", "/records/owner", { key })).json;
    expect(first).toMatchObject({ entries: 1, name: { text: expect.any(String) } });
    const rolled = (await site.ask("POST", "/records/name", { key })).json.name;
    expect(rolled.text).toMatch(/^[A-Z]/);
    const body = { adjective: 14, animal: 90, number: 12, text: "Rude Word 12" };
    expect((await site.ask("POST", "/records/name", { key, body })).json.name.text).toBe("Brave Otter 12");
    const board = await site.ask("GET", "/records/boards/counting?span=week");
    expect(board.json.places[0].name.text).toBe("Brave Otter 12");
  });

  it.each([{ text: "Me" }, "Me", [1, 2, 3], { adjective: 1000, animal: 0, number: 1 }])(
    "refuses %j",
    async (body) => {
      expect(await site.ask("POST", "/records/name", { key: anOwnerKey(), body })).toMatchObject({
        status: 400,
        json: { code: "name-invalid" },
      });
    },
  );
});

describe("deleting everything of one's own", () => {
  it("leaves no entry, tape, name or membership, and nothing of others is touched", async () => {
    const [key, other] = [anOwnerKey(), anOwnerKey()];
    const { entry } = (await run(key, countingTape([4], { seed }))).json;
    await run(other, countingTape([3], { seed }));
    const { code } = (await site.ask("POST", "/records/crews", { key })).json.crew;
    expect((await site.ask("POST", "/records/delete", { key })).json).toEqual({ entries: 1 });
    expect((await site.ask("GET", `/records/tapes/${entry}`)).status).toBe(404);
    expect(await scoresOf()).toEqual([3]);
    expect((await site.ask("GET", `/records/crews/${code}`)).json.crew.members).toBe(0);
    expect((await site.ask("GET", "/records/owner", { key })).json.name).toBeNull();
  });
});

describe("a crew", () => {
  it("has boards of its own for those who have its code", async () => {
    const [ann, ben, cho] = [anOwnerKey(), anOwnerKey(), anOwnerKey()];
    await run(ann, countingTape([4], { seed }));
    const made = await site.ask("POST", "/records/crews", { key: ann });
    expect(made.status).toBe(201);
    const { code } = made.json.crew;
    expect(made.json.crew).toMatchObject({ members: 1, maxMembers: 60, endsOn: "2027-02-16" });
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    const joined = await site.ask("POST", "/records/crews/join", { key: ben, body: { code: typed } });
    expect(joined.json.crew.members).toBe(2);
    await run(ben, countingTape([6], { seed }));
    await run(cho, countingTape([9], { seed }));
    expect(await scoresOf()).toEqual([9, 6, 4]);
    expect(await scoresOf(`?crew=${code}`)).toEqual([6, 4]);
    const board = await site.ask("GET", `/records/boards/counting?crew=${code}`);
    expect(board.headers.get("cache-control")).toBe("private, no-cache");
    expect((await site.ask("GET", `/records/crews/${code}`)).json.members).toHaveLength(2);
    expect((await site.ask("GET", "/records/owner", { key: ben })).json.crews).toMatchObject([{ code }]);
    expect((await site.ask("POST", "/records/crews/leave", { key: ben, body: { code } })).status).toBe(204);
    expect(await scoresOf(`?crew=${code}`)).toEqual([4]);
  });

  it("is found by no other code, and ends after ninety days without play", async () => {
    const key = anOwnerKey();
    const missing = { status: 404, json: { code: "crew-not-found" } };
    expect(await site.ask("GET", "/records/crews/BCDFGHJK")).toMatchObject(missing);
    expect(await site.ask("POST", "/records/crews/join", { key, body: { code: "BCDFGHJK" } })).toMatchObject(
      missing,
    );
    expect(await site.ask("POST", "/records/crews/join", { key, body: { code: 7 } })).toMatchObject({
      status: 400,
    });
    const { code } = (await site.ask("POST", "/records/crews", { key })).json.crew;
    site.clock.now = new Date(site.clock.now.getTime() + 89 * DAY_MS);
    await run(key, countingTape([1]));
    site.clock.now = new Date(site.clock.now.getTime() + 89 * DAY_MS);
    await site.deleteOld();
    expect((await site.ask("GET", `/records/crews/${code}`)).status).toBe(200);
    site.clock.now = new Date(site.clock.now.getTime() + 2 * DAY_MS);
    await site.deleteOld();
    expect(await site.ask("GET", `/records/crews/${code}`)).toMatchObject(missing);
  });

  it("takes sixty members, and a visitor at most eight crews", async () => {
    const { code } = (await site.ask("POST", "/records/crews", { key: anOwnerKey() })).json.crew;
    const join = (at: number) =>
      site.ask("POST", "/records/crews/join", { key: anOwnerKey(), body: { code }, ip: `192.0.2.${at}` });
    for (let at = 0; at < 59; at++) expect((await join(at)).status).toBe(200);
    expect(await join(60)).toMatchObject({ status: 409, json: { code: "crew-full" } });
    const key = anOwnerKey();
    for (let at = 0; at < 8; at++)
      expect((await site.ask("POST", "/records/crews", { key })).status).toBe(201);
    expect(await site.ask("POST", "/records/crews", { key })).toMatchObject({
      status: 409,
      json: { code: "too-many-crews" },
    });
  }, 30_000);
});

describe("limits", () => {
  it("bound the runs of one browser", async () => {
    const key = anOwnerKey();
    const tooLong = countingTape([]).subarray(0, 5);
    for (let at = 0; at < 30; at++) expect((await run(key, tooLong)).status).toBe(400);
    const refused = await run(key, tooLong);
    expect(refused).toMatchObject({ status: 429, json: { code: "too-many-attempts" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await run(anOwnerKey(), tooLong)).status).toBe(400);
  });

  it("bound the browsers that one address can put on a board", async () => {
    for (let at = 0; at < 120; at++)
      expect((await site.ask("POST", "/records/name", { key: anOwnerKey() })).status).toBe(200);
    expect((await site.ask("POST", "/records/name", { key: anOwnerKey() })).status).toBe(429);
    expect((await run(anOwnerKey(), countingTape([1]))).status).toBe(429);
    expect((await site.ask("POST", "/records/name", { key: anOwnerKey(), ip: "192.0.2.2" })).status).toBe(
      200,
    );
  });
});

describe("a site without records", () => {
  it("says so at every address of theirs", async () => {
    const off = aSite([aGame()]);
    for (const path of ["today.json", "best.json", "boards/counting", "owner", "tapes/x"]) {
      const response = await off.request(`/records/${path}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "records-off" });
    }
    expect((await off.request("/records/runs/counting", { method: "POST" })).status).toBe(404);
  });
});
