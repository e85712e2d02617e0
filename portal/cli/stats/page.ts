import { escapeHtml } from "#domain/escape-html.ts";
import type { CountKind } from "#domain/statistics/count-store.ts";
import type { Ranked, Report } from "#domain/statistics/report.ts";

const titles: Readonly<Record<CountKind, string>> = {
  view: "Pages shown",
  launch: "Games launched",
  minutes: "Minutes played",
  missed: "Searches in vain",
};

/** Statistics report as a self-contained HTML page with SVG bar charts: no script, no other file. */
export function pageReport(report: Report, nameOf: (path: string) => string, site: string): string {
  const { days } = report;
  const kinds = Object.keys(titles) as CountKind[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(site)}: what was played</title>
<style>
body { margin: 0 auto; padding: 2rem; max-width: 70rem; background: #0e1714; color: #eef5f0; font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
.charts, .tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1.5rem; }
figure, section { margin: 0; padding: 1rem; border-radius: .75rem; background: #17231f; }
figcaption { display: flex; justify-content: space-between; }
figcaption b { color: #7fe0b5; font-size: 1.4rem; }
svg { display: block; inline-size: 100%; block-size: 9rem; }
rect { fill: #ff7a3d; }
table { inline-size: 100%; border-collapse: collapse; }
td { padding: .15rem 0; } td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
small { color: #a9bdb4; }
</style>
</head>
<body>
<h1>${escapeHtml(site)}: ${days[0]?.day} to ${days.at(-1)?.day}</h1>
<div class="charts">${kinds.map((kind) => chart(report, kind)).join("")}</div>
<h2>In detail</h2>
<div class="tables">
${table("Most launched", report.launched, nameOf)}
${table("Most minutes", report.played, nameOf)}
${table("Pages", report.pages, (page) => page)}
${table("Searched for in vain, more than once", report.missed, (words) => words)}
</div>
<p><small>Counted by day, page and game. Nothing here says who visited.</small></p>
</body>
</html>
`;
}

function chart({ days, totals }: Report, kind: CountKind): string {
  const max = Math.max(1, ...days.map((day) => day.totals[kind]));
  const width = 600 / days.length;
  const bars = days.map(({ day, totals: { [kind]: number } }, at) => {
    const height = (number / max) * 140;
    const place = `x="${(at * width).toFixed(1)}" y="${(150 - height).toFixed(1)}" width="${Math.max(1, width - 2).toFixed(1)}" height="${height.toFixed(1)}"`;
    return `<rect ${place}><title>${day}: ${number}</title></rect>`;
  });
  return `<figure><figcaption>${titles[kind]} <b>${totals[kind]}</b></figcaption><svg viewBox="0 0 600 150" preserveAspectRatio="none" role="img" aria-label="${titles[kind]} a day, at most ${max}">${bars.join("")}</svg></figure>`;
}

function table(title: string, rows: readonly Ranked[], nameOf: (subject: string) => string): string {
  const body = rows.map(
    ({ subject, number }) => `<tr><td>${escapeHtml(nameOf(subject))}</td><td>${number}</td></tr>`,
  );
  return `<section><h3>${title}</h3>${body.length > 0 ? `<table>${body.join("")}</table>` : "<p>Nothing yet.</p>"}</section>`;
}
