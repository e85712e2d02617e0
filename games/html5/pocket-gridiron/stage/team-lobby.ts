import type { Club } from "#html5/pocket-gridiron/club/club.ts";
import type { Action } from "#html5/pocket-gridiron/core/actions.ts";
import { teamAt } from "#html5/pocket-gridiron/core/teams.ts";
import { ink } from "#html5/pocket-gridiron/draw/colours.ts";
import { drawFigure } from "#html5/pocket-gridiron/draw/figures.ts";
import { t } from "#html5/pocket-gridiron/words.ts";
import { drawText } from "#kit/draw/text.ts";
import type { Lobby } from "#kit/round.ts";

/** On the title, left and right choose the club, as long as the season has not begun. */
export function teamLobby(club: Club): Lobby<Action> {
  const { career } = club;
  const canChoose = () => career.state.week === 0 && !career.live;
  return {
    step(controls) {
      const by = Number(controls.pressed("right")) - Number(controls.pressed("left"));
      if (by === 0 || !canChoose()) return false;
      if (career.chooseTeam(by)) club.changeTeam();
      return true;
    },
    draw(view, scene) {
      if (scene !== "title") return;
      const { state } = career;
      const team = teamAt(state.team);
      const y = view.height - 74;
      drawFigure(view.ctx, team, {
        x: view.width / 2,
        y: y + 14,
        pose: "stand",
        facesLeft: false,
        isDown: false,
      });
      const story = career.live
        ? t("title.live")
        : t("title.week", { season: state.season, week: state.week + 1 });
      const text = canChoose() ? `◀  ${team.name}  ▶` : t("title.team", { team: team.name, story });
      const style = { size: 26, align: "center", color: ink.yellow, outline: ink.outline } as const;
      drawText(view, text, view.width / 2, y + 24, style);
    },
  };
}
