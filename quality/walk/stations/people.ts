import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { listedGames } from "#quality/lib/built-site.ts";
import { expect, expectRun, type Walk } from "#quality/walk/walk.ts";

const email = "ada@example.org";
const password = "a long password";

/** Games that the operator adds, by what they are called in the list. */
export const ownGames = [
  { name: "Own game", path: "own-game/", file: "html5/own-game/index.html" },
  { name: "Own flash", path: "own-flash.swf", file: "flash/own-flash.swf" },
] as const;

/** Cookie of a session that outlives upgrade, restore and move. */
let session = "";

/** Adds an account and two games while the portal runs, signs in, and makes a backup. */
export async function addPeopleAndGames(walk: Walk): Promise<void> {
  await expectRun(walk, ["user", "add", email], { contains: `Added ${email}`, input: `${password}\n` });
  await signIn(walk);
  const folder = join(walk.dir, "own-game");
  await mkdir(folder);
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Own</title><p>Own words");
  await expectRun(walk, ["games", "add", folder, "--name", "Own game"], {
    contains: "No Chromium was found",
  });
  const swf = join(walk.dir, "own-flash.swf");
  await cp(join(root, "e2e", "fixtures", "games", "flash", "counter.swf"), swf);
  await expectRun(walk, ["games", "add", swf, "--name", "Own flash"], {});
  await expectRun(walk, ["games", "list"], { contains: "own-game/" });
  const listed = (await listedGames(walk.origin)).map(({ path }) => path);
  for (const { path } of ownGames) expect(walk, listed.includes(path), `${path} was added and is not listed`);
  await expectRun(walk, ["settings"], { contains: walk.dataDir });
  for (const command of ["stats", "reports"]) await expectRun(walk, [command], {});
}

/** Whether the account and its session are still there. */
export async function expectPeople(walk: Walk, when: string): Promise<void> {
  await expectRun(walk, ["user", "list"], { contains: email });
  if (!walk.tls) return;
  const { body } = await walk.tls.ask("/articles", { cookie: session });
  expect(walk, body.includes("Sign out"), `the session is gone ${when}`);
}

async function signIn(walk: Walk): Promise<void> {
  if (!walk.tls) return;
  const { status, headers } = await walk.tls.ask("/login", { form: { email, password } });
  const [cookie = ""] = headers["set-cookie"] ?? [];
  session = cookie.split(";")[0] ?? "";
  expect(walk, status === 303 && session.startsWith("__Host-"), `signing in is answered with ${status}`);
}
