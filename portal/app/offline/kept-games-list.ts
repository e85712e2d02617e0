import type { Translate } from "#app/messages/translate.ts";
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
export function mount(element: HTMLElement, t: Translate): void {
  const play: PlayOrigin = JSON.parse(element.dataset["play"] ?? '{"kind":"same"}');
  // The service worker serves this page in place of one that is not in its caches.
  const isFallback = location.pathname !== urls.offline();
  const notice = isFallback ? [paragraph("lost", t("keptGames.lost"))] : [];
  const show: Show = (...children) => element.replaceChildren(...notice, ...children);
  if (!canKeepGames(play)) {
    show(paragraph("lead", t("keptGames.insecure")));
    return;
  }
  const progress = paragraph("lead", t("keptGames.looking"));
  progress.role = "status";
  show(progress);
  showGames(t, show, play).catch(reportError);
}

async function showGames(t: Translate, show: Show, play: PlayOrigin): Promise<void> {
  const all = await keptGames.all();
  const games = all.toSorted((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.usedAt - a.usedAt);
  const remove = async (removed: readonly KeptGame[]) => {
    for (const game of removed) await removeGame(play, game);
    await showGames(t, show, play);
  };
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  const used = games.reduce((sum, { bytes }) => sum + bytes, usage);
  const room = Math.max(0, quota - usage);
  const space = t("keptGames.space", { used: sizeWords(t, used), room: sizeWords(t, room) });
  const end = createElement("div", { className: styles["end"] }, paragraph("summary", space));
  if (games.length === 0) return show(paragraph("lead", t("keptGames.none")), end);
  end.append(removeAllButton(t, () => remove(games)));
  const rows = games.map((game) => gameRow(t, game, () => remove([game])));
  show(createElement("ul", { className: styles["list"] }, ...rows), end);
}

function gameRow(t: Translate, game: KeptGame, onRemove: () => Promise<void>): HTMLElement {
  const picture = { src: urls.cover(game.img), alt: "", width: 96, height: 54, className: styles["cover"] };
  const link = createElement("a", { href: urls.game(game), className: styles["name"] }, game.name);
  const size = sizeWords(t, game.bytes);
  const facts = paragraph("note", t(game.isPinned ? "keptGames.pinned" : "keptGames.launched", { size }));
  const button = quietButton(t("keptGames.remove"), onRemove);
  button.ariaLabel = t("keptGames.removeOf", { name: game.name });
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
function removeAllButton(t: Translate, onRemove: () => Promise<void>): HTMLElement {
  const button = quietButton(t("keptGames.removeAll"), async () => {
    if (button.dataset["sure"]) return onRemove();
    button.dataset["sure"] = "asked";
    button.textContent = t("keptGames.sureRemoveAll");
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
