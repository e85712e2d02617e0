import type { DeskArgs, DeskPage } from "#desk/page.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { operatorName } from "#domain/desk/operator-name.ts";
import { Refusal } from "#domain/errors.ts";
import { firstReportDay } from "#domain/game-reports/game-report-store.ts";
import { summarizeReports } from "#domain/game-reports/report-summary.ts";
import type { JournalAction } from "#domain/journal/journal.ts";
import { sitePresence } from "#domain/presence/presence-count.ts";
import { playsByGame } from "#domain/statistics/plays-by-game.ts";
import { firstDay, reportOf } from "#domain/statistics/report.ts";
import { Figures } from "./figures.tsx";
import { shownCheck } from "./shown-check.ts";

const SPANS = [7, 30, 90, 365];
const TOP_GAMES = 5;
const LISTED = 20;

/** Figures: what is played, by day and game, who is here, what is searched for in vain, what is broken. */
export const figuresPage: DeskPage = {
  title: "Figures",
  icon: "flame",
  async show({ desk: { figures, portal }, query }) {
    const now = portal.now();
    const days = SPANS.find((span) => `${span}` === query.get("days")) ?? 7;
    const counts = await figures.counts.since(firstDay(now, days));
    const report = reportOf(counts, now, days, LISTED);
    const shownDays = report.days.map(({ day }) => day);
    const nameOf = (path: string) => portal.catalogue.byPath(path)?.name ?? path;
    const reports = summarizeReports(await figures.reports.since(firstReportDay(now)));
    return (
      <Figures
        span={days}
        spans={SPANS}
        report={report}
        plays={playsByGame(counts, shownDays, TOP_GAMES).map(({ game, numbers }) => ({
          name: nameOf(game),
          numbers,
        }))}
        presence={figures.presence && sitePresence(figures.presence(), (id) => nameOf(pathOfId(id) ?? id))}
        reported={reports.map((reported) => ({
          ...reported,
          name: nameOf(reported.game),
          isExternal: portal.catalogue.byPath(reported.game)?.gameType === "external",
          isListed: portal.catalogue.byPath(reported.game) !== undefined,
        }))}
        nameOf={nameOf}
        check={await shownCheck(figures)}
      />
    );
  },
  actions: {
    async retry(form, { desk: { portal } }) {
      const game = portal.catalogue.byPath(form.get("game") ?? "");
      if (game?.gameType !== "external")
        throw new Refusal("game-not-found", "There is no such game elsewhere.");
      const { kind } = await portal.statusOf(game);
      const found = { up: "answers", down: "does not answer", unknown: "could not be asked now" }[kind];
      return { message: `${game.name} ${found}.` };
    },
    async clear(form, args) {
      const game = form.get("game") ?? "";
      const number = await args.desk.figures.reports.deleteOf(game);
      await note(args, "reports.clear", game, `${number} reports`);
      return { message: "The reports are forgotten." };
    },
    async hide(form, args) {
      const game = form.get("game") ?? "";
      await args.desk.games.editing.hide(game);
      await note(args, "games.hide", game);
      return { message: "The game is hidden within two seconds. The page Games shows it again." };
    },
    async recall(form, args) {
      const game = form.get("game") ?? "";
      await args.desk.games.recall(game, false);
      await note(args, "games.recall", game);
      return { message: "The game is recalled: browsers drop it at their next visit." };
    },
    async "check-links"(_, args) {
      if (!(await args.desk.figures.links.start())) return { message: "A check is running already." };
      await note(args, "links.check", "external games");
      return { message: "The check has begun." };
    },
    async "stop-links"(_, args) {
      await args.desk.figures.links.stop();
      await note(args, "links.stop", "external games");
      return { message: "The check stops." };
    },
  },
  data: {
    /** Progress of the link check, for the island that shows it. */
    links: async ({ desk }) => (await shownCheck(desk.figures)) ?? {},
  },
};

function note(
  { desk, session }: DeskArgs,
  action: JournalAction,
  subject: string,
  detail?: string,
): Promise<void> {
  return desk.journal.record(operatorName(session), action, subject, detail);
}
