import { startGame } from "#kit/game.ts";
import type { Saves } from "#kit/storage.ts";
import { Career } from "./club/career.ts";
import { Club } from "./club/club.ts";
import { actions } from "./core/actions.ts";
import { Stage } from "./stage/stage.ts";
import { teamLobby } from "./stage/team-lobby.ts";

let club: Club | undefined;

/** A demo plays a season of its own and forgets it. */
const forgetful: Saves = { read: (_key, _guard, fallback) => fallback, write: () => undefined };

startGame({
  slug: "pocket-gridiron",
  title: "Pocket Gridiron",
  controls: "Drag to throw · arrows or WASD run · Space jukes and dives",
  size: { width: 960, height: 540 },
  actions,
  unit: "Fans",
  hasDemo: true,
  bot: () => import("./bot.ts"),
  start(kit) {
    const career = new Career(kit.isDemo ? forgetful : kit.saves, kit.random.int(1, 1e9));
    // R in a match means that match again; a reload goes on where the tab was closed.
    const isAgain = club?.mode === "match";
    const opening = kit.isDemo || isAgain ? "match" : "resume";
    const now = new Club(career, kit.random, career.isNew && !career.live ? "match" : opening);
    if (!kit.isDemo) club = now;
    const stage = new Stage(now, kit);
    return {
      core: now,
      step: (controls) => stage.step(now.step(controls)),
      draw: (view) => stage.draw(view),
      lobby: teamLobby(now),
      note: () => now.farewell,
    };
  },
});
