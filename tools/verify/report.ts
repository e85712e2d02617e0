import type { Game } from "@recess/portal/domain/catalogue/game.ts";
import { escapeHtml } from "@recess/portal/domain/escape-html.ts";
import { gameLimits as limits } from "./limits.ts";
import type { Result } from "./result-store.ts";

export type Row = {
  readonly game: Game;
  readonly result: Result | undefined;
  /** How many addresses reported the game as broken, where that marked it for a try. */
  readonly reporters?: number | undefined;
};

const style = `
  body { margin: 1rem; background: #101c16; color: #f4f1e8; font: 14px/1.4 system-ui, sans-serif }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: .75rem }
  article { background: #1a2b22; border-radius: .5rem; padding: .5rem; border-top: 4px solid #6fe0b8 }
  article[data-verdict=fails] { border-color: #ff5a3d; background: #3a1d18 }
  article[data-verdict=unknown] { border-color: #777; opacity: .7 }
  h2 { font-size: 1rem; margin: 0 0 .25rem } img { max-width: 49%; vertical-align: top; border-radius: .25rem }
  p { margin: .25rem 0; overflow-wrap: anywhere } .fault { color: #ff9d80; font-weight: 700 } small { color: #a9bdb2 }
`;

/** HTML report: games with faults first, then those that visitors reported, then all others, each with its first and its most varied screenshot. */
export function reportPage(rows: readonly Row[], summary: string): string {
  const sorted = rows.toSorted((a, b) => rank(a) - rank(b));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Games, as they play</title><style>${style}</style>
<h1>Games, as they play</h1><p>${escapeHtml(summary)}. Limits: ${megabytes(limits.bytes)} and ${limits.cpuSeconds} s of CPU to the first picture, ${megabytes(limits.memory)} of memory.</p>
<main>${sorted.map(card).join("\n")}</main></html>\n`;
}

function rank({ result, reporters }: Row): number {
  if (result && result.faults.length > 0) return 0;
  if (reporters) return 1;
  return result ? 2 : 3;
}

function card({ game, result, reporters }: Row): string {
  const reported = reporters ? `<p class="fault">reported as broken from ${reporters} addresses</p>` : "";
  const head = `<h2>${escapeHtml(game.name)}</h2>${reported}`;
  const place = `<small>${escapeHtml(game.path)} · ${game.gameType}`;
  if (!result)
    return `<article data-verdict="unknown">${head}<p>${place} · unchanged, not tried this time</small></p></article>`;
  const faults = result.faults.map(
    ({ code, detail }) => `<p class="fault">${code}: ${escapeHtml(detail)}</p>`,
  );
  const notes = result.notes.slice(0, 3).map((note) => `<p><small>${escapeHtml(note)}</small></p>`);
  const pictures = result.pictures.map((picture) => `<img src="${picture}" alt="">`);
  const figures = `${megabytes(result.bytes)} · ${result.cpuSeconds.toFixed(1)} s CPU · ${megabytes(result.memory)}`;
  return (
    `<article data-verdict="${faults.length > 0 ? "fails" : "plays"}">${head}${faults.join("")}${pictures.join(" ")}` +
    `<p>${place} · ${figures}</small></p>${notes.join("")}</article>`
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
