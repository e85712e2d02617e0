import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addEntry, expect, idOf, keep, launch, test } from "./offline-test.ts";

const address = `/play/${idOf("squatter/")}`;

/** A game whose scripts have the names of content hashes: browsers must not keep them for ever all the same. */
const squatter = {
  "index.html": "<!doctype html><title>Squatter</title><h1>Squatter</h1>",
  "app-Bk3xZf1a.js": "addEventListener('fetch', (event) => event.respondWith(new Response('mine')));",
};

test.beforeEach(async ({ portal }) => {
  const dir = join(portal.dataDir, "games", "html5", "squatter");
  await mkdir(dir, { recursive: true });
  for (const [name, text] of Object.entries(squatter)) await writeFile(join(dir, name), text);
  await addEntry(portal, { name: "Squatter", path: "squatter/", gameType: "html5" });
});

/** A frame that is still blank has no worker container in order; all others are refused by the bridge or by the server. */
const refusals = new Set(["TypeError", "SecurityError", "InvalidStateError"]);

/** Tries to register scripts that are cached already, from the game's own page and from frames without a bridge; gives what each try got. */
const attempts = async () => {
  const blank = document.body.appendChild(document.createElement("iframe"));
  const bare = document.body.appendChild(document.createElement("iframe"));
  await new Promise((loaded) => {
    bare.onload = loaded;
    bare.src = "app-Bk3xZf1a.js";
  });
  const bridge = document.querySelector<HTMLScriptElement>("script[data-site]")?.src ?? "";
  const got: string[] = [];
  for (const window of [self, blank.contentWindow, bare.contentWindow]) {
    const container = (window as unknown as typeof globalThis).navigator.serviceWorker;
    for (const name of ["app-Bk3xZf1a.js", "app-Bk3xZf1a.js?again", bridge])
      for (const updateViaCache of ["all", "imports"] as const) {
        const script = new URL(name, location.href).href;
        // A browser asks the server for the first script of a scope, and for a day takes the next one from its cache. So our own comes first.
        const scope = `${script}#${updateViaCache}`;
        await container
          .register("/assets/offline/worker.js", { scope, updateViaCache })
          .catch(() => undefined);
        await (await fetch(script, { cache: "reload" })).text();
        got.push(
          await container.register(script, { scope, updateViaCache }).then(
            () => `registered ${script}`,
            ({ name }) => name,
          ),
        );
      }
  }
  const all = await bare.contentWindow?.navigator.serviceWorker.getRegistrations();
  return { got, scopes: all?.map(({ scope }) => new URL(scope).pathname) };
};

test("a game registers no service worker, whatever the browser has cached and from whichever frame", async ({
  page,
  portal,
}) => {
  await page.goto(portal.origin + address);
  const game = await launch(page);
  const { got, scopes } = await game.evaluate(attempts);
  expect(got).toHaveLength(18);
  expect(got.filter((what) => !refusals.has(what))).toEqual([]);
  // Launched games are kept for a while, by our own worker.
  expect(scopes?.filter((path) => path !== "/assets/")).toEqual([]);
});

test("nor does a game that is kept: there is our own worker, for the whole origin", async ({
  page,
  portal,
}) => {
  await keep(page, portal.origin + address);
  const game = await launch(page);
  const { got, scopes } = await game.evaluate(attempts);
  expect(got.filter((what) => !refusals.has(what))).toEqual([]);
  expect(scopes).toEqual(["/assets/"]);
});
