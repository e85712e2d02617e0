import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { compileMovie } from "@recess/games/flash/toolchain/swf/movie.ts";
import { root } from "@recess/portal/paths.mjs";
import { launch } from "#e2e/hostile/launch.ts";
import { expect, test } from "#e2e/portal-test.ts";

/** A film that asks for a file whose name only the film can know that got its FlashVars and the files beside it. */
const film = compileMovie({
  width: 320,
  height: 240,
  frameRate: 30,
  background: 0x336699,
  scripts: [
    {
      file: "main.as",
      text: `var words = new LoadVars();
        words.onLoad = function () {
          var next = new LoadVars();
          next.load("levels/" + words.animal + "-" + _root.level + ".txt");
        };
        words.load("levels/words.txt");`,
    },
  ],
  sounds: [],
  fonts: [],
});

test("an imported film plays with the parameters of the page that wrapped it, and loads the files beside it", async ({
  page,
  openPortal,
}) => {
  const collection = test.info().outputPath("collection");
  const dataDir = test.info().outputPath("data");
  const files = {
    "games.json": JSON.stringify([{ name: "Frog Pond", directory: "pond", image: "none.png" }]),
    "pond/index.html": `<script src="ruffle.js"></script><embed src="film/pond.swf" flashvars="level=2">`,
    "pond/film/pond.swf": film,
    "pond/film/levels/words.txt": "animal=frog",
    "pond/film/levels/frog-2.txt": "found=yes",
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(collection, path)), { recursive: true });
    writeFileSync(join(collection, path), content);
  }
  mkdirSync(dataDir, { recursive: true });
  const command = [join(root, "portal", "cli", "games.ts"), "import", collection];
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir } });

  const { origin } = await openPortal({ dataDir });
  const found = page.waitForResponse((response) =>
    response.url().endsWith("frog-pond.files/levels/frog-2.txt"),
  );
  await launch(page, origin, "frog-pond.swf");
  expect((await found).status()).toBe(200);
});
