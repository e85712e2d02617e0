import styles from "#app/islands/stage/game-bar.module.css";
import icons from "#app/ui/icon.module.css";
import { urls } from "#app/urls.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { guestAt } from "#player/protocol/guest.ts";
import type { FromPacker } from "#player/protocol/packer-messages.ts";
import { dropPage, isCoverOf, isPageKept, keepLaunchedPage, keepPage } from "./kept-game-page.ts";
import { failureWords, sizeWords } from "./offline-text.ts";
import { canKeepGames, openPacker } from "./packer-frame.ts";

export type KeepFacts = {
  readonly path: string;
  readonly name: string;
  readonly img: string;
  /** Where the game itself lives. */
  readonly address: string;
  readonly play: PlayOrigin;
  /** Download size, if known. */
  readonly keepBytes: number | undefined;
};

export type KeepControl = {
  /** The game runs: it is kept for a while without being asked for, once it has what it needs itself. */
  launched(): void;
};

const afterLaunchMs = 5000;

/** 'Keep offline' in the bar of a game: what it takes, how far it is, and the way back. */
export function attachKeepButton(place: HTMLElement, game: KeepFacts): KeepControl {
  const guest = guestAt(new URL(game.address, location.href));
  if (guest === undefined || !canKeepGames(game.play)) return { launched: () => undefined };
  const facts = { guest, path: game.path, name: game.name, img: game.img };
  const size = game.keepBytes === undefined ? "" : ` · ${sizeWords(game.keepBytes)}`;

  const offer = () => show(tool("keep", `Keep offline${size}`, () => void keep().catch(reportError)));

  function showKept(): void {
    const link = document.createElement("a");
    link.className = styles["tool"] ?? "";
    link.href = urls.offline();
    link.append(icon("check"), "Kept offline");
    const away = tool("remove", "", () => void remove().catch(reportError));
    away.ariaLabel = away.title = "Remove from this browser";
    show(link, away);
  }

  function showProgress(done: number, total: number): void {
    const share = total > 0 ? Math.min(1, done / total) : 0;
    const known = place.querySelector("progress");
    const bar = known ?? document.createElement("progress");
    bar.value = share;
    bar.ariaLabel = `Keeping ${game.name}`;
    const words = document.createElement("span");
    words.textContent = `${Math.floor(share * 100)} %`;
    if (known) known.nextElementSibling?.replaceWith(words);
    else {
      const meter = document.createElement("span");
      meter.className = styles["keeping"] ?? "";
      meter.append(bar, words);
      meter.tabIndex = -1;
      show(meter);
    }
  }

  function showAnswer(answer: FromPacker): void {
    if (answer.type === "kept") showKept();
    else offer();
    if (answer.type !== "failed") return;
    const note = document.createElement("p");
    note.className = styles["note"] ?? "";
    note.role = "status";
    note.textContent = failureWords[answer.reason];
    place.append(note);
  }

  async function keep(): Promise<void> {
    showProgress(0, 0);
    const packer = await openPacker(game.play);
    const answer = await packer.ask({ type: "keep", facts, isPinned: true }, showProgress);
    // The page comes last: it is what says that the game is kept.
    const isLost = answer.type === "kept" && !(await keepPage(game, coversShown()));
    showAnswer(isLost ? { type: "failed", reason: "network" } : answer);
  }

  async function remove(): Promise<void> {
    await dropPage(game);
    const packer = await openPacker(game.play);
    await packer.ask({ type: "remove", guests: [facts.guest] });
    offer();
  }

  /** Asks the play origin, which fetches the game again where it has changed. */
  async function confirm(): Promise<void> {
    const packer = await openPacker(game.play);
    const answer = await packer.ask({ type: "keep", facts, isPinned: true });
    if (answer.type !== "kept") showAnswer(answer);
  }

  /** Whichever size and format this screen asked for, and the one on the list of kept games. */
  function coversShown(): string[] {
    const shown = [...document.images].map(({ currentSrc }) => currentSrc);
    const covers = shown.filter((address) => address !== "" && isCoverOf(game, address));
    return [...new Set([...covers, new URL(urls.cover(game.img), location.href).href])];
  }

  /** Whoever pressed with the keyboard stays where they were, although another element is there now. */
  function show(first: HTMLElement, ...others: HTMLElement[]): void {
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(first, ...others);
    if (hadFocus) first.focus();
  }

  async function start(): Promise<void> {
    if (!(await isPageKept(game))) return offer();
    showKept();
    await confirm();
  }

  start().catch(reportError);
  return {
    launched() {
      if (!navigator.onLine || savesData()) return;
      // Nobody asked for it, so nobody is told when it fails: a full disk, a page that is left meanwhile.
      setTimeout(() => keepUnasked().catch(() => undefined), afterLaunchMs);
    },
  };

  async function keepUnasked(): Promise<void> {
    const packer = await openPacker(game.play);
    const answer = await packer.ask({ type: "keep", facts, isPinned: false });
    if (answer.type === "kept") await keepLaunchedPage(game);
  }
}

function tool(name: "keep" | "remove", text: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles["tool"] ?? "";
  button.append(icon(name), text);
  button.addEventListener("click", onPress);
  return button;
}

function icon(name: "keep" | "check" | "remove"): HTMLElement {
  const element = document.createElement("span");
  element.className = `${icons["icon"]} ${icons[name]}`;
  element.ariaHidden = "true";
  return element;
}

/** The visitor asked the browser for fewer bytes. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
