import { counterRules } from "#html5/counter-service/engine/core/counter-rules.ts";
import { kitchen } from "./kitchen.ts";

export const rules = counterRules(kitchen);
