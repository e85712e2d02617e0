import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { beginBuild } from "./build-folder.ts";

async function somewhere() {
  const root = await realpath(await mkdtemp(join(tmpdir(), "recess-builds-")));
  onTestFinished(() => rm(root, { recursive: true }));
  return { builds: join(root, ".builds"), dist: join(root, "dist") };
}
type Places = Awaited<ReturnType<typeof somewhere>>;

/** A build whose only file has this text. */
async function build(places: Places, text: string): Promise<string> {
  const { dir, stamp, finish } = await beginBuild(places);
  await writeFile(join(dir, "page"), text);
  await stamp({});
  await finish();
  return dir;
}

describe("beginBuild", () => {
  it("shows a build only when it is finished, and leaves the one before to whoever serves it", async () => {
    const places = await somewhere();
    const first = await build(places, "first");
    const { dir, former, stamp, finish } = await beginBuild(places);
    await writeFile(join(dir, "page"), "second");
    expect(former?.dir).toBe(first);
    expect(await readFile(join(places.dist, "page"), "utf8")).toBe("first");
    await stamp({});
    await finish();
    expect(await readFile(join(places.dist, "page"), "utf8")).toBe("second");
    expect(await readFile(join(first, "page"), "utf8")).toBe("first");
  });

  it("removes older builds and what a broken one left", async () => {
    const places = await somewhere();
    await build(places, "first");
    const second = await build(places, "second");
    await mkdir(join(places.builds, "broken"));
    const third = await build(places, "third");
    expect((await readdir(places.builds)).toSorted()).toEqual(
      [second, third].map((dir) => dir.slice(places.builds.length + 1)).toSorted(),
    );
  });

  it("takes the place of a folder that an earlier version made", async () => {
    const places = await somewhere();
    await mkdir(places.dist);
    await writeFile(join(places.dist, "built.json"), '{"builtAt":"2026-01-01"}');
    await build(places, "first");
    expect(await readFile(join(places.dist, "page"), "utf8")).toBe("first");
  });

  it("refuses to run beside another build, and not after one that was killed", async () => {
    const places = await somewhere();
    await beginBuild(places);
    await expect(beginBuild(places)).rejects.toThrow(`Another build is running (process ${process.pid})`);
    // No process has this number.
    await writeFile(join(places.builds, "lock"), "999999999");
    await build(places, "first");
    expect(existsSync(join(places.builds, "lock"))).toBe(false);
  });

  // Not even root writes below /sys.
  it.skipIf(process.platform !== "linux")(
    "says who has to build where the folder cannot be written",
    async () => {
      const places = { ...(await somewhere()), builds: "/sys/recess-builds" };
      await expect(beginBuild(places)).rejects.toThrow(
        /cannot write \/sys\/recess-builds.* Run npm run build as/,
      );
    },
  );
});
