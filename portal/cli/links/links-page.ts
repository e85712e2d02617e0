import type { Game } from "#domain/catalogue/game.ts";
import { type LinkReport, linkStates } from "#domain/catalogue/links/link.ts";
import { escapeHtml } from "#domain/escape-html.ts";

const style = `
  body { margin: 1rem; background: #101c16; color: #f4f1e8; font: 14px/1.4 system-ui, sans-serif }
  table { border-collapse: collapse } td, th { padding: .15rem .75rem .15rem 0; text-align: left; vertical-align: top }
  a { color: #8fc7ff } [data-state=dead], [data-state=broken], [data-state=certificate], [data-state=slow] { color: #ff9d80 }
  [data-state=moved], [data-state=guarded] { color: #ffd966 }
`;

/** HTML report of a link check, the worst states first. */
export function linksPage(games: readonly Game[], reports: ReadonlyMap<string, LinkReport>): string {
  const nameOf = new Map(games.flatMap(({ name, servers }) => servers.map((server) => [server, name])));
  const rows = [...reports.values()]
    .toSorted((a, b) => linkStates.indexOf(b.state) - linkStates.indexOf(a.state))
    .map(({ address, state, detail, framing = "" }) => {
      const cells = [state, framing, detail].map((text) => `<td>${escapeHtml(text)}</td>`).join("");
      const link = `<td><a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(nameOf.get(address) ?? address)}</a></td>`;
      return `<tr data-state="${state}">${link}${cells}</tr>`;
    });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>External games</title><style>${style}</style>
<h1>External games</h1><table><tr><th>game</th><th>state</th><th>framing</th><th>what happened</th></tr>
${rows.join("\n")}</table></html>\n`;
}
