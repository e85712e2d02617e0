import { startGame } from "#kit/game.ts";
import type { Saves } from "#kit/storage.ts";
import { Career } from "./club/career.ts";
import { Club, type Opening } from "./club/club.ts";
import { actions } from "./core/actions.ts";
import logo from "./logo.svg?raw";
import { Stage } from "./stage/stage.ts";
import { teamLobby } from "./stage/team-lobby.ts";
import { t } from "./words.ts";

let club: Club | undefined;

/** A demo plays a season of its own and forgets it. */
const forgetful: Saves = { read: (_key, _guard, fallback) => fallback, write: () => undefined };

startGame({
  slug: "pocket-gridiron",
  title: "Pocket Gridiron",
  logo,
  controls: t("title.controls"),
  touch: t("title.touch"),
  size: { width: 960, height: 540 },
  actions,
  unit: t("title.unit"),
  modes() {
    const season = {
      label: t("title.season"),
      note: () => (club?.career.live ? t("title.seasonLive") : t("title.seasonNote")),
      choose: () => club?.begin(club.career.isNew && !club.career.live ? "match" : "resume"),
    };
    const practice = {
      label: t("title.practice"),
      note: () => t("title.practiceNote"),
      choose: () => club?.begin("practice"),
    };
    return club?.match?.setting.isPractice ? [practice, season] : [season, practice];
  },
  hasDemo: true,
  bot: () => import("./bot.ts"),
  start(kit) {
    const career = new Career(kit.isDemo ? forgetful : kit.saves, kit.random.int(1, 1e9));
    // R in a match means that match again; a reload goes on where the tab was closed.
    const isAgain = club?.mode === "match";
    const wasPractice = club?.match?.setting.isPractice;
    const isNewcomer = career.isNew && !career.live;
    const usual: Opening = isNewcomer ? "practice" : "resume";
    const again: Opening = wasPractice ? "practice" : "match";
    const now = new Club(career, kit.random, kit.isDemo ? "match" : isAgain ? again : usual);
    if (!kit.isDemo) club = now;
    const stage = new Stage(now, kit);
    return {
      core: now,
      step: (controls) => stage.step(now.step(controls)),
      draw: (view) => stage.draw(view),
      lobby: teamLobby(now),
      note() {
        const { kind = undefined, ...values } = now.farewell ?? {};
        if (!kind) return "";
        return kind === "champions" ? t("season.champions", values) : t("season.over", values);
      },
    };
  },
});
