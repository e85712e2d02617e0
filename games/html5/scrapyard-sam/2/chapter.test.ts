import { describe } from "vitest";
import { holdsAsChapter } from "#html5/scrapyard-sam/engine/core/chapter.contract.ts";
import { bot } from "./bot.ts";
import { chapter } from "./chapter.ts";

describe("Scrapyard Sam 2", () => holdsAsChapter(chapter, 2, bot));
