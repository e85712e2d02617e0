import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { compileMovie } from "@recess/games/flash/toolchain/swf/movie.ts";
import { root } from "@recess/portal/paths.mjs";
import { launch } from "#e2e/hostile/launch.ts";
import { expect, test } from "#e2e/portal-test.ts";

/** A film that loads its level only where it believes itself to be at home. */
const film = compileMovie({
  width: 320,
  height: 240,
  frameRate: 30,
  background: 0x336699,
  scripts: [
    {
      file: "main.as",
      text: `var words = new LoadVars();
        if (_root._url.indexOf("www.frogs.example") > 0) words.load("levels/home.txt");
        else words.load("levels/stolen.txt");`,
    },
  ],
  sounds: [],
  fonts: [],
});

async function games(dataDir: string, ...args: string[]): Promise<string> {
  const command = [join(root, "portal", "cli", "games.ts"), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}

for (const engine of ["ruffle", "awayfl"] as const) {
  test(`a film that checks its host plays with the address that its code names, and loads the files beside it, in ${engine}`, async ({
    page,
    openPortal,
  }) => {
    const collection = test.info().outputPath("collection");
    const dataDir = test.info().outputPath("data");
    for (const [path, content] of Object.entries({
      "pond/pond.swf": film,
      "pond/levels/home.txt": "at=home",
      "pond/levels/stolen.txt": "at=elsewhere",
    })) {
      mkdirSync(dirname(join(collection, path)), { recursive: true });
      writeFileSync(join(collection, path), content);
    }
    mkdirSync(dataDir, { recursive: true });
    expect(await games(dataDir, "import", collection)).toContain("http://www.frogs.example/pond.swf");
    await games(dataDir, "edit", "pond.swf", "--engine", engine);

    const { origin } = await openPortal({ dataDir });
    const loading = page.waitForResponse((response) => response.url().includes("/levels/"));
    await launch(page, origin, "pond.swf");
    const level = await loading;
    expect(new URL(level.url()).pathname).toBe("/assets/flash/pond.files/levels/home.txt");
    expect(level.status()).toBe(200);
  });
}
