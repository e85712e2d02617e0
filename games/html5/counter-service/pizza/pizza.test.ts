import { describe } from "vitest";
import { holdsAsKitchen } from "#html5/counter-service/engine/core/kitchen.contract.ts";
import { bot } from "./bot.ts";
import { kitchen } from "./kitchen.ts";

describe("the pizza kitchen", () => holdsAsKitchen(kitchen, bot));
