import { openYard } from "#html5/scrapyard-sam/engine/open-yard.ts";
import { chapter } from "./chapter.ts";
import logo from "./logo.svg?raw";
import { look } from "./look.ts";
import { rules } from "./rules.ts";

openYard({ title: "Scrapyard Sam 3", logo, chapter, look, rules, bot: () => import("./bot.ts") });
