import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = join(import.meta.dirname, "messages");

it.each(globSync("*.json", { cwd: folder }))("has nothing but plain values in the words of %s", (file) => {
  const texts = Object.values<string>(JSON.parse(readFileSync(join(folder, file), "utf8")));
  // The frame has no plurals, as it would have to bring the code for them.
  expect(texts.filter((text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, "")))).toEqual([]);
});
