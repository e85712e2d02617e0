import { describe, expect, it } from "vitest";
import type { DatabaseDump } from "#player/protocol/database-dump.ts";
import { readDatabaseText, writeDatabaseText } from "./database-text.ts";

const MAX_CHARS = 100_000;

function aDump(...values: unknown[]): DatabaseDump {
  const keys = values.map((_, index) => index);
  const store = { name: "s", keyPath: null, autoIncrement: true, indexes: [], keys, values };
  return { name: "world", version: 3, stores: [store] };
}

async function throughText(...values: unknown[]): Promise<unknown[] | undefined> {
  const text = await writeDatabaseText(aDump(...values), MAX_CHARS);
  return text === undefined ? undefined : readDatabaseText(text)?.stores[0]?.values;
}

describe("the text of a database", () => {
  it("gives back the same dump", async () => {
    const dump: DatabaseDump = {
      name: "/idbfs",
      version: 21,
      stores: [
        {
          name: "FILE_DATA",
          keyPath: ["a", "b"],
          autoIncrement: false,
          indexes: [{ name: "timestamp", keyPath: "timestamp", unique: false, multiEntry: false }],
          keys: ["/save", new Date(4), [1, "x"], new Uint8Array([9]).buffer],
          values: [{ timestamp: new Date(5), contents: new Uint8Array([1, 2, 255]) }, 2, [], ""],
        },
      ],
    };
    const text = await writeDatabaseText(dump, MAX_CHARS);
    expect(readDatabaseText(text ?? "")).toEqual(dump);
  });

  it("holds what a game can store and JSON cannot", async () => {
    const values = [
      undefined,
      Number.NaN,
      -0,
      12n,
      new Map<unknown, unknown>([[{ a: 1 }, new Set([undefined])]]),
      { $: "date", v: 1, ["__proto__"]: 2 },
      new Float64Array([0.5]),
      new Uint16Array(new Uint16Array([1, 2, 3]).buffer, 2, 1),
    ];
    expect(await throughText(...values)).toEqual(values);
  });

  it("holds blobs with their type", async () => {
    const [blob] = (await throughText(new Blob(["sail"], { type: "text/plain" }))) ?? [];
    expect(blob).toBeInstanceOf(Blob);
    expect((blob as Blob).type).toBe("text/plain");
    expect(await (blob as Blob).text()).toBe("sail");
  });

  it("is refused for what is too large, also by repetition, contains itself or is no plain data", async () => {
    expect(await throughText("x".repeat(MAX_CHARS))).toBeUndefined();
    expect(await throughText(new Blob([new Uint8Array(MAX_CHARS)]))).toBeUndefined();
    let repeated: unknown = "x";
    for (let depth = 0; depth < 40; depth += 1) repeated = [repeated, repeated];
    expect(await throughText(repeated)).toBeUndefined();
    const circle: unknown[] = [];
    circle.push(circle);
    expect(await throughText(circle)).toBeUndefined();
    expect(await throughText(/no/)).toBeUndefined();
  });

  it("is no database where somebody changed it", () => {
    for (const text of ["", "[]", '{"$":"nonsense"}', '{"name":"a","version":1,"stores":7}'])
      expect(readDatabaseText(text)).toBeUndefined();
    const uneven = { $: "view", t: "Float64Array", v: "AAAA" };
    const dump = { name: "a", version: 1, stores: [{ ...aDump().stores[0], keys: [1], values: [uneven] }] };
    expect(readDatabaseText(JSON.stringify(dump))).toBeUndefined();
  });
});
