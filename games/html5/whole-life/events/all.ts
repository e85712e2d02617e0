import type { LifeEvent } from "./event.ts";
import { farewells } from "./farewells.ts";
import { playground } from "./playground.ts";
import { quiet } from "./quiet.ts";
import { settingOut } from "./setting-out.ts";
import { small } from "./small.ts";
import { teens } from "./teens.ts";

/** Everything that can happen. */
export const allEvents: readonly LifeEvent[] = [
  ...small,
  ...playground,
  ...teens,
  ...settingOut,
  ...farewells,
  ...quiet,
];
