import { openCounter } from "#html5/counter-service/engine/open-counter.ts";
import { kitchen } from "./kitchen.ts";
import logo from "./logo.svg?raw";
import { look } from "./look.ts";
import { rules } from "./rules.ts";

openCounter({ title: "Counter Service: Pizza", logo, kitchen, look, rules, bot: () => import("./bot.ts") });
