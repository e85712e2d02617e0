import { createBot } from "#html5/scrapyard-sam/engine/bot.ts";

export const bot = createBot({ goal: { score: 2000, steps: 60 * 120 }, coverStep: 5665 });
