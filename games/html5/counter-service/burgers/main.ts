import { openCounter } from "#html5/counter-service/engine/open-counter.ts";
import { kitchen } from "./kitchen.ts";
import { look } from "./look.ts";

openCounter({ title: "Counter Service: Burgers", kitchen, look, bot: () => import("./bot.ts") });
