import { yardRules } from "#html5/scrapyard-sam/engine/core/yard-rules.ts";
import { chapter } from "./chapter.ts";

export const rules = yardRules(chapter);
