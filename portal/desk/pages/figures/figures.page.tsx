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
import { shownTries } from "./shown-tries.ts";

const SPANS = [7, 30, 90, 365];
const TOP_GAMES = 5;
const LISTED = 20;

/** Figures: what is played, by day and game, who is here, what is searched for in vain, what is broken. */
export const figuresPage: DeskPage = {
  title: "Figures",
  icon: "flame",
  async show({ desk, query }) {
    const { figures, portal } = desk;
    const now = portal.now();
    const days = SPANS.find((span) => `${span}` === query.get("days")) ?? 7;
    const counts = await figures.counts.since(firstDay(now, days));
    const report = reportOf(counts, now, days, LISTED);
    const shownDays = report.days.map(({ day }) => day);
    const reports = summarizeReports(await figures.reports.since(firstReportDay(now)));
    const named = [...report.launched.map(({ subject }) => subject), ...reports.map(({ game }) => game)];
    const unlisted = await namesOfUnlisted(desk, named);
    const nameOf = (path: string) => portal.catalogue.byPath(path)?.name ?? unlisted.get(path) ?? path;
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
          isListed: portal.catalogue.byPath(reported.game) !== undefined,
          isKnown: portal.catalogue.byPath(reported.game) !== undefined || unlisted.has(reported.game),
        }))}
        tries={await shownTries(figures)}
        nameOf={nameOf}
        check={await shownCheck(desk)}
      />
    );
  },
  actions: {
    async retry(form, args) {
      const { portal, games, figures } = args.desk;
      const known = await games.find(form.get("game") ?? "");
      if (!known) throw new Refusal("game-not-found", "There is no such game.");
      const { shown } = known;
      if (shown.gameType !== "external") {
        await figures.tries.start(shown, operatorName(args.session));
        return { message: `${shown.name} is being tried in a browser; see below.` };
      }
      const { kind } = await portal.statusOf(shown);
      const found = { up: "answers", down: "does not answer", unknown: "could not be asked now" }[kind];
      await note(args, "reports.retry", shown.path, `${shown.name} ${found}.`);
      return { message: `${shown.name} ${found}.` };
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
    links: async ({ desk }) => (await shownCheck(desk)) ?? {},
    tries: ({ desk }) => shownTries(desk.figures),
  },
  files: {
    /** The picture of a try-out. */
    async picture({ desk, query }) {
      const path = pathOfId(query.get("id") ?? "");
      const picture = path === undefined ? undefined : await desk.figures.tries.picture(path);
      return picture && { name: "picture.webp", type: "image/webp", body: picture };
    },
  },
};

/** Names of the games among these paths that are hidden or recalled. One that is gone has none. */
async function namesOfUnlisted(
  { games, portal }: DeskArgs["desk"],
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const missing = [...new Set(paths)].filter((path) => !portal.catalogue.byPath(path));
  const found = await Promise.all(missing.map((path) => games.find(path)));
  return new Map(found.flatMap((known) => (known ? [[known.game.path, known.shown.name] as const] : [])));
}

function note(
  { desk, session }: DeskArgs,
  action: JournalAction,
  subject: string,
  detail?: string,
): Promise<void> {
  return desk.journal.record(operatorName(session), action, subject, detail);
}
