import type { LifeEvent } from "./event.ts";
import { family } from "./family.ts";
import { farewells } from "./farewells.ts";
import { friends } from "./friends.ts";
import { grand } from "./grand.ts";
import { jobsAfield } from "./jobs-afield.ts";
import { jobsInTown } from "./jobs-town.ts";
import { love } from "./love.ts";
import { pastimes } from "./pastimes.ts";
import { playground } from "./playground.ts";
import { quiet } from "./quiet.ts";
import { settingOut } from "./setting-out.ts";
import { small } from "./small.ts";
import { teens } from "./teens.ts";
import { work } from "./work.ts";
import { world } from "./world.ts";

/** Everything that can happen. */
export const allEvents: readonly LifeEvent[] = [
  ...small,
  ...playground,
  ...teens,
  ...settingOut,
  ...work,
  ...jobsInTown,
  ...jobsAfield,
  ...love,
  ...family,
  ...friends,
  ...pastimes,
  ...world,
  ...grand,
  ...farewells,
  ...quiet,
];
