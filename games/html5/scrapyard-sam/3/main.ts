import { openYard } from "#html5/scrapyard-sam/engine/open-yard.ts";
import { chapter } from "./chapter.ts";
import { look } from "./look.ts";

openYard({ title: "Scrapyard Sam 3", chapter, look, bot: () => import("./bot.ts") });
