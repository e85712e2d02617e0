import { join } from "node:path";
import { openFileServer } from "@recess/portal/testing/file-server.ts";
import { expect, expectRun, makeFolder, type Walk } from "#quality/walk/walk.ts";
import { ownGames } from "./people.ts";

/** Exports mirrors from the release and visits them on a plain file server. A browser walks one in e2e/mirror. */
export async function exportMirrors(walk: Walk): Promise<void> {
  const folder = await makeFolder(join(walk.dir, "mirrors"));
  for (const base of walk.isShort ? ["/"] : ["/", "/arcade/"]) {
    const out = join(folder, `at${base.replaceAll("/", "-")}`);
    await expectRun(walk, ["export", "--out", out, "--base", base], { contains: `for ${base} ` });
    await visitMirror(walk, out, base);
  }
}

async function visitMirror(walk: Walk, out: string, base: string): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const host = stack.adopt(await openFileServer(out, base), (server) => server.close());
  const get = async (path: string) => {
    const response = await fetch(`${host.origin}${path}`);
    return { status: response.status, text: await response.text() };
  };
  const landing = await get(base);
  expect(walk, landing.text.includes("Break Time"), `the mirror for ${base} does not have the changed words`);
  const files = ownGames.map(({ file }) => `${base}assets/${file}`);
  for (const path of [...ownLinks(landing.text), `${base}play/`, ...files])
    expect(
      walk,
      path.startsWith(base) && (await get(path)).status === 200,
      `the mirror for ${base} does not have ${path}`,
    );
  for (const { name, path } of ownGames) {
    const page = await get(`${base}play/${Buffer.from(path).toString("base64url")}/`);
    expect(
      walk,
      page.status === 200 && page.text.includes(name),
      `the mirror for ${base} has no page of ${name}`,
    );
  }
  const missing = await get(`${base}nowhere/`);
  expect(walk, missing.status === 404 && missing.text.includes("Out of bounds"), "a mirror has no 404 page");
}

/** Addresses of the same host in a page: links, scripts, styles and pictures. */
function ownLinks(html: string): Set<string> {
  return new Set([...html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, path = ""]) => path));
}
