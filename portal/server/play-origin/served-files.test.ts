import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { servedFiles } from "./served-files.ts";

describe("servedFiles", () => {
  it("names built files that are packed by their own names, and those of an operator as they are", async () => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "served-"));
    const roots = [join(folder.path, "built"), join(folder.path, "added")];
    for (const root of roots) {
      const game = join(root, "html5", "chess");
      await mkdir(game, { recursive: true });
      for (const name of ["index.html", "index.html.br", "index.html.gz"])
        await writeFile(join(game, name), "");
    }
    await writeFile(join(folder.path, "built/html5/chess/engine.wasm.br"), "");
    await writeFile(join(folder.path, "added/html5/chess/data.br"), "");
    expect(await servedFiles(roots, "html5", "chess")).toEqual([
      "/assets/html5/chess/data.br",
      "/assets/html5/chess/engine.wasm",
      "/assets/html5/chess/index.html",
    ]);
  });
});
