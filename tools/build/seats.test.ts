import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { buildGameSeats, writeSeatsIndex } from "./seats.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "recess-seats-"));
  onTestFinished(() => rm(folder, { recursive: true }));
});

/** The seats of a game whose rules have this target. */
async function seatsWith({ slug = "tag", target = 3 } = {}) {
  const seatsFile = join(folder, "seats.ts");
  await writeFile(
    seatsFile,
    `export const seats = {
       slug: ${JSON.stringify(slug)}, actions: ["run"], netcode: "rollback", seats: { least: 2, most: 4 }, hasComputers: true,
       choices: [{ key: "yard", label: "Yard", values: [{ value: "north", label: "North" }] }],
       create: () => ({ isOver: false, scores: [${target}], step() {} }),
     };`,
  );
  return buildGameSeats({ slug: "tag", path: "tag", seatsFile }, join(folder, "together"));
}

describe("the seats of a game", () => {
  it("are listed for the server", async () => {
    const entry = await seatsWith();
    await writeSeatsIndex({ tag: entry }, join(folder, "together"));
    expect(JSON.parse(await readFile(join(folder, "together", "index.json"), "utf8"))).toEqual({
      tag: {
        gamePath: "tag/",
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
        file: "tag.js",
        least: 2,
        most: 4,
        hasComputers: true,
        netcode: "rollback",
        choices: [{ key: "yard", label: "Yard", values: [{ value: "north", label: "North" }] }],
      },
    });
  });

  it("have another version when a rule has changed, and the same otherwise", async () => {
    const { version } = await seatsWith({ target: 3 });
    expect((await seatsWith({ target: 3 })).version).toBe(version);
    expect((await seatsWith({ target: 4 })).version).not.toBe(version);
  });

  it("are refused under the name of another game", async () => {
    await expect(seatsWith({ slug: "catch" })).rejects.toThrow("names another game");
  });
});
