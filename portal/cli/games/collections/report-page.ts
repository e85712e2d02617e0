import { escapeHtml } from "#domain/escape-html.ts";
import { countOutcomes, isRefused, type Outcome } from "./outcome.ts";

const order: readonly Outcome["result"][] = ["refused", "taken", "removed", "added", "replaced", "done"];

/** Report of an import as a self-contained HTML page: counts, then each game with what became of it, those to look at first. */
export function importReport(title: string, outcomes: readonly Outcome[]): string {
  const sorted = outcomes.toSorted(
    (a, b) => order.indexOf(a.result) - order.indexOf(b.result) || (a.name < b.name ? -1 : 1),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Import of ${escapeHtml(title)}</title>
<style>
body { margin: 0 auto; padding: 2rem; max-width: 80rem; background: #0e1714; color: #eef5f0; font: 16px/1.5 system-ui, sans-serif; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: .3rem .6rem; text-align: left; vertical-align: top; border-block-end: 1px solid #2a3a34; overflow-wrap: anywhere; }
.refused td:nth-child(3) { color: #ff9d6e; } .taken td:nth-child(3) { color: #ffd966; }
small { color: #a9bdb4; }
</style>
</head>
<body>
<h1>Import of ${escapeHtml(title)}</h1>
<p>${outcomes.length} games, ${outcomes.filter((one) => !isRefused(one)).length} of them on the list.</p>
<ul>${countOutcomes(outcomes)
    .map(({ count, words }) => `<li>${count} ${escapeHtml(words)}</li>`)
    .join("")}</ul>
<table>
<thead><tr><th>Game</th><th>In the collection</th><th>Result</th><th>Why, and what to know</th></tr></thead>
<tbody>
${sorted.map(row).join("\n")}
</tbody>
</table>
</body>
</html>
`;
}

function row({ name, label, result, reason, notes = [], remarks = [], game, hasCover }: Outcome): string {
  const said = [
    ...(reason === undefined ? [] : [reason]),
    ...notes,
    ...remarks,
    ...(game && !hasCover ? ["no cover"] : []),
  ];
  const kind = game ? ` <small>${game.gameType}</small>` : "";
  return `<tr class="${result}"><td>${escapeHtml(name)}${kind}</td><td>${escapeHtml(label)}</td><td>${result}</td><td>${escapeHtml(said.join(" · "))}</td></tr>`;
}
