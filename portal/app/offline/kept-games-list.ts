import styles from "#app/pages/offline/offline.module.css";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import type { KeptGame } from "#player/protocol/kept-game.ts";
import type { FromPacker } from "#player/protocol/packer-messages.ts";
import { dropPage } from "./kept-game-page.ts";
import { failureWords, sizeWords } from "./offline-text.ts";
import { canKeepGames, openPacker, type Packer } from "./packer-frame.ts";

/** The list on 'Playable offline': what is kept, what it takes, and how to be rid of it. */
export function mount(element: HTMLElement): void {
  const play: PlayOrigin = JSON.parse(element.dataset["play"] ?? '{"kind":"same"}');
  // The worker shows this page in place of one that it does not have.
  const lost = location.pathname === urls.offline() ? [] : [text("p", styles["lost"], lostWords)];
  if (!canKeepGames(play)) {
    element.replaceChildren(...lost, text("p", styles["lead"], insecureWords));
    return;
  }
  const words = text("p", styles["lead"], "Looking at what is kept…");
  words.role = "status";
  element.replaceChildren(...lost, words);
  openPacker(play)
    .then(async (packer) => draw(await packer.ask({ type: "list" }), packer))
    .catch(reportError);

  async function draw(answer: FromPacker, packer: Packer): Promise<void> {
    if (answer.type !== "games") {
      const reason = answer.type === "failed" ? answer.reason : "unable";
      element.replaceChildren(...lost, text("p", styles["lead"], failureWords[reason]));
      return;
    }
    const { games, usage, room } = answer;
    const remove = async (gone: readonly KeptGame[]) => {
      for (const game of gone) await dropPage(game);
      await draw(await packer.ask({ type: "remove", guests: gone.map(({ guest }) => guest) }), packer);
    };
    const list = document.createElement("ul");
    list.className = styles["list"] ?? "";
    list.append(...games.map((game) => row(game, () => remove([game]))));
    const end = text("div", styles["end"], "");
    const own = (await navigator.storage?.estimate?.())?.usage ?? 0;
    const space = `${sizeWords(usage + own)} in use in this browser, room for ${sizeWords(room)} more.`;
    end.append(text("p", styles["summary"], space));
    if (games.length > 0) end.append(removeAll(() => remove(games)));
    const empty = text(
      "p",
      styles["lead"],
      "Nothing is kept yet. Games that you launch stay for a while by themselves.",
    );
    element.replaceChildren(...lost, games.length > 0 ? list : empty, end);
  }
}

const lostWords =
  "There is no network, and the page that you wanted is not kept here. These games play all the same:";
const insecureWords =
  "This browser keeps nothing for this site. Browsers allow it over https only, and not in every private window.";

function row(game: KeptGame, onRemove: () => Promise<void>): HTMLElement {
  const cover = document.createElement("img");
  Object.assign(cover, {
    src: urls.cover(game.img),
    alt: "",
    width: 96,
    height: 54,
    className: styles["cover"],
  });
  const link = document.createElement("a");
  // From the path, never from an address that was kept: what lies on the play origin, a game could have put there.
  Object.assign(link, { href: urls.game(game), textContent: game.name, className: styles["name"] });
  const why = game.isPinned ? "kept by you" : "played lately, goes first when room is needed";
  const facts = document.createElement("div");
  facts.append(link, text("p", styles["note"], `${sizeWords(game.bytes + game.sharedBytes)}, ${why}`));
  const button = quietButton("Remove", onRemove);
  button.ariaLabel = `Remove ${game.name}`;
  const item = text("li", styles["game"], "");
  item.dataset["testid"] = "kept-game";
  item.append(cover, facts, button);
  return item;
}

/** Asks once more: everything is much to lose by a slip. */
function removeAll(onRemove: () => Promise<void>): HTMLElement {
  const button = quietButton("Remove all", async () => {
    if (button.dataset["sure"]) return onRemove();
    button.dataset["sure"] = "asked";
    button.textContent = "Really remove all?";
  });
  return button;
}

function quietButton(label: string, onPress: () => Promise<void>): HTMLButtonElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: label, className: buttons["quiet"] });
  button.addEventListener("click", () => void onPress().catch(reportError));
  return button;
}

function text(name: string, className: string | undefined, words: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className ?? "";
  element.textContent = words;
  return element;
}
