import { createBot } from "#html5/counter-service/engine/bot.ts";
import { kitchen } from "./kitchen.ts";

export const bot = createBot(kitchen, { goal: { score: 250, steps: 60 * 60 * 4 }, coverStep: 16_084 });
