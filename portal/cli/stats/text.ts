import type { Ranked, Report } from "#domain/statistics/report.ts";

const BAR_WIDTH = 40;

/** Statistics report as plain text for a terminal, with a bar chart of page views a day. */
export function textReport(report: Report, nameOf: (path: string) => string): string {
  const { totals, days } = report;
  const busiest = Math.max(1, ...days.map((day) => day.totals.view));
  return [
    `${days[0]?.day} to ${days.at(-1)?.day}`,
    `${totals.view} pages shown, ${totals.launch} games launched, ${totals.minutes} minutes played`,
    "",
    "Pages shown a day",
    ...days.map(({ day, totals: { view, launch } }) => {
      const bar = "█".repeat(Math.round((view / busiest) * BAR_WIDTH));
      return `  ${day}  ${`${view}`.padStart(7)}  ${bar}${launch > 0 ? `  ${launch} launched` : ""}`;
    }),
    ...table("Most launched", report.launched, nameOf),
    ...table("Most minutes", report.played, nameOf),
    ...table("Pages", report.pages, (page) => page),
    ...table("Searched for in vain, more than once", report.missed, (words) => words),
  ].join("\n");
}

function table(title: string, rows: readonly Ranked[], nameOf: (subject: string) => string): string[] {
  if (rows.length === 0) return [];
  return [
    "",
    title,
    ...rows.map(({ subject, number }) => `  ${`${number}`.padStart(7)}  ${nameOf(subject)}`),
  ];
}
