import {
  hollowInRuffle,
  lackingInAwayFl,
  lackingInRuffle,
} from "@recess/portal/domain/catalogue/swf/engine-classes.ts";
import { expect, it } from "vitest";
import { readEngineClasses } from "./engine-classes.ts";

it("knows what each Flash engine lacks, as the installed ones tell it", async () => {
  const { ruffle, hollow, awayfl } = await readEngineClasses();
  expect(ruffle.has("flash.display.Sprite")).toBe(true);
  expect(awayfl.has("flash.display.Sprite")).toBe(true);
  expect([...lackingInRuffle].toSorted()).toEqual([...awayfl.difference(ruffle)].toSorted());
  expect([...lackingInAwayFl].toSorted()).toEqual([...ruffle.difference(awayfl)].toSorted());
  expect([...hollowInRuffle].toSorted()).toEqual([...hollow].toSorted());
});
