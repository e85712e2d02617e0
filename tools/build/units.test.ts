import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type FormerBuild, openUnits } from "./units.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "recess-units-"));
  onTestFinished(() => rm(root, { recursive: true }));
});

const make = (dir: string, text: string) =>
  vi.fn(async () => {
    await mkdir(join(dir, "games", "chess"), { recursive: true });
    await writeFile(join(dir, "games", "chess", "page"), text);
    return { text };
  });

/** Builds the only unit, from sources with this hash. */
async function build(dir: string, key: string, former?: FormerBuild) {
  await mkdir(dir);
  const units = openUnits(dir, former);
  const work = make(dir, key);
  const result = await units.makeUnit("chess", { sources: [], folders: ["games/chess"], key }, work);
  return { result, isMade: work.mock.calls.length > 0, former: { dir, units: units.built() } };
}

describe("a unit of the build", () => {
  it("is taken over with its compressed copies and its result while its sources are the same", async () => {
    const { former } = await build(join(root, "first"), "a");
    await writeFile(join(root, "first", "games", "chess", "page.br"), "small");
    const second = await build(join(root, "second"), "a", former);
    expect(second).toMatchObject({ isMade: false, result: { text: "a" } });
    const read = (name: string) => readFile(join(root, "second", "games", "chess", name), "utf8");
    expect([await read("page"), await read("page.br")]).toEqual(["a", "small"]);
    // Also from a build that took it over itself.
    expect(await build(join(root, "third"), "a", second.former)).toMatchObject({ isMade: false });
  });

  it("is made anew when they have changed, or when a file of it is gone", async () => {
    const { former } = await build(join(root, "first"), "a");
    expect(await build(join(root, "second"), "b", former)).toMatchObject({
      isMade: true,
      result: { text: "b" },
    });
    await rm(join(root, "first", "games", "chess", "page"));
    expect(await build(join(root, "third"), "a", former)).toMatchObject({ isMade: true });
  });
});
