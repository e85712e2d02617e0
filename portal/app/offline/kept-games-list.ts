import styles from "#app/pages/offline/offline.module.css";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { canKeepGames } from "./can-keep-games.ts";
import { createElement } from "./create-element.ts";
import { removeGame } from "./keep-game.ts";
import type { KeptGame } from "./kept-game.ts";
import { keptGames } from "./kept-games.ts";
import { sizeWords } from "./offline-text.ts";

/** Replaces the content of the widget. */
type Show = (...children: HTMLElement[]) => void;

/** Widget of the page 'Playable offline': lists the kept games with their sizes, and removes them. */
export function mount(element: HTMLElement): void {
  const play: PlayOrigin = JSON.parse(element.dataset["play"] ?? '{"kind":"same"}');
  // The service worker serves this page in place of one that is not in its caches.
  const isFallback = location.pathname !== urls.offline();
  const notice = isFallback ? [paragraph("lost", lostWords)] : [];
  const show: Show = (...children) => element.replaceChildren(...notice, ...children);
  if (!canKeepGames(play)) {
    show(paragraph("lead", insecureWords));
    return;
  }
  const progress = paragraph("lead", "Looking at what is kept…");
  progress.role = "status";
  show(progress);
  showGames(show, play).catch(reportError);
}

async function showGames(show: Show, play: PlayOrigin): Promise<void> {
  const all = await keptGames.all();
  const games = all.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.usedAt - a.usedAt);
  const remove = async (removed: readonly KeptGame[]) => {
    for (const game of removed) await removeGame(play, game);
    await showGames(show, play);
  };
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const used = games.reduce((sum, { bytes }) => sum + bytes, usage);
  const room = Math.max(0, quota - usage);
  const space = `${sizeWords(used)} in use in this browser, room for ${sizeWords(room)} more.`;
  const end = createElement("div", { className: styles["end"] }, paragraph("summary", space));
  if (games.length === 0) return show(paragraph("lead", emptyWords), end);
  end.append(removeAllButton(() => remove(games)));
  const rows = games.map((game) => gameRow(game, () => remove([game])));
  show(createElement("ul", { className: styles["list"] }, ...rows), end);
}

const emptyWords = "Nothing is kept yet. Games that you launch stay for a while by themselves.";
const lostWords =
  "There is no network, and the page that you wanted is not kept here. These games play all the same:";
const insecureWords =
  "This browser keeps nothing for this site. Browsers allow it over https only, and not in every private window.";

function gameRow(game: KeptGame, onRemove: () => Promise<void>): HTMLElement {
  const picture = { src: urls.cover(game.img), alt: "", width: 96, height: 54, className: styles["cover"] };
  const link = createElement("a", { href: urls.game(game), className: styles["name"] }, game.name);
  const reason = game.isPinned ? "kept by you" : "played lately, goes first when room is needed";
  const facts = paragraph("note", `${sizeWords(game.bytes)}, ${reason}`);
  const button = quietButton("Remove", onRemove);
  button.ariaLabel = `Remove ${game.name}`;
  const row = createElement(
    "li",
    { className: styles["game"] },
    createElement("img", picture),
    createElement("div", {}, link, facts),
    button,
  );
  row.dataset["testid"] = "kept-game";
  return row;
}

/** Asks for a second press as confirmation. */
function removeAllButton(onRemove: () => Promise<void>): HTMLElement {
  const button = quietButton("Remove all", async () => {
    if (button.dataset["sure"]) return onRemove();
    button.dataset["sure"] = "asked";
    button.textContent = "Really remove all?";
  });
  return button;
}

function quietButton(label: string, onPress: () => Promise<void>): HTMLButtonElement {
  const button = createElement("button", { type: "button", className: buttons["quiet"] }, label);
  button.addEventListener("click", () => void onPress().catch(reportError));
  return button;
}

function paragraph(style: "lead" | "lost" | "note" | "summary", text: string): HTMLParagraphElement {
  return createElement("p", { className: styles[style] }, text);
}
