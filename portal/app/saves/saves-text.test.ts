import { expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { nameOfPath, saveSizeWords } from "./saves-text.ts";

it.each([
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 KB"],
  [999_499, "999 KB"],
  [999_500, "1.0 MB"],
  [5_242_880, "5.2 MB"],
])("shows %i bytes as %s", (bytes, words) => expect(saveSizeWords(translateTo("en"), bytes)).toBe(words));

it.each([
  ["cactus-sprint/", "cactus sprint"],
  ["meteor.swf", "meteor"],
  ["waflash/siege_2", "siege 2"],
  ["/", "/"],
])("names the game at %s %s", (path, name) => expect(nameOfPath(path)).toBe(name));
