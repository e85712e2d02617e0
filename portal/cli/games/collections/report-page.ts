import { escapeHtml } from "#domain/escape-html.ts";
import { countOutcomes, isNew, isRefused, type Outcome, sumChanges } from "./outcome.ts";

const order: readonly Outcome["result"][] = ["refused", "taken", "removed", "added", "replaced", "done"];

/** Report of an import as a self-contained HTML page: counts, then each game with what became of it, those to look at first. */
export function importReport(title: string, outcomes: readonly Outcome[], { isDryRun = false } = {}): string {
  const sorted = outcomes.toSorted(
    (a, b) => order.indexOf(a.result) - order.indexOf(b.result) || (a.name < b.name ? -1 : 1),
  );
  const heading = `${isDryRun ? "Dry run of an import" : "Import"} of ${escapeHtml(title)}`;
  const taken = outcomes.filter((one) => !isRefused(one)).length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>
body { margin: 0 auto; padding: 2rem; max-width: 80rem; background: #0e1714; color: #eef5f0; font: 16px/1.5 system-ui, sans-serif; }
table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; }
th:nth-child(1), th:nth-child(2) { inline-size: 24%; } th:nth-child(3) { inline-size: 6.5rem; }
th, td { padding: .3rem .6rem; text-align: left; vertical-align: top; border-block-end: 1px solid #2a3a34; overflow-wrap: anywhere; }
.refused td:nth-child(3) { color: #ff9d6e; } .taken td:nth-child(3) { color: #ffd966; }
small { color: #a9bdb4; }
@media (max-width: 45rem) {
  body { padding: 1rem; }
  thead { display: none; }
  tr { display: block; padding-block: .5rem; border-block-end: 1px solid #2a3a34; }
  td { display: block; padding: 0; border: 0; }
  td:first-child { font-weight: bold; }
}
</style>
</head>
<body>
<h1>${heading}</h1>
<p>${outcomes.length} games, ${isDryRun ? `${taken} of them can be imported. Nothing was changed` : `${taken} of them on the list`}.</p>
<ul>${countOutcomes(outcomes, { isDryRun })
    .map(({ count, words }) => `${count} ${words}`)
    .concat(sumChanges(outcomes))
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join("")}</ul>
<table>
<thead><tr><th>Game</th><th>In the collection</th><th>Result</th><th>Why, and what to know</th></tr></thead>
<tbody>
${sorted.map((outcome) => row(outcome, isDryRun)).join("\n")}
</tbody>
</table>
</body>
</html>
`;
}

function row(outcome: Outcome, isDryRun: boolean): string {
  const { name, label, result, reason, game, hasCover } = outcome;
  const { notes = [], blockedScripts = [], changes = [], hosts = [] } = outcome;
  const said = [
    ...(reason === undefined ? [] : [reason]),
    ...notes,
    ...blockedScripts.map((url) => `will not work, it loads a script from elsewhere: ${url}`),
    ...changes,
    ...(hosts.length > 0 ? [`It names ${hosts.join(", ")}; the portal will not let it call there.`] : []),
    ...(game && !hasCover && !isDryRun ? ["no cover"] : []),
  ];
  const kind = game ? ` <small>${game.gameType}</small>` : "";
  return `<tr class="${result}"><td>${escapeHtml(name)}${kind}</td><td>${escapeHtml(label)}</td><td>${isDryRun && isNew(outcome) ? "can be " : ""}${result}</td><td>${said.map(escapeHtml).join("<br>")}</td></tr>`;
}
