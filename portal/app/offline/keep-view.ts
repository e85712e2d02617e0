import styles from "#app/islands/stage/game-bar.module.css";
import type { Translate } from "#app/messages/translate.ts";
import icons from "#app/ui/icon.module.css";
import { iconId } from "#app/ui/icon-name.ts";
import { urls } from "#app/urls.ts";
import type { KeepFailure } from "#player/protocol/packer-messages.ts";
import { createElement } from "./create-element.ts";
import { sizeWords } from "./offline-text.ts";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** DOM of the 'Keep offline' button: one of its three states, in place of whatever was shown before. */
export type KeepView = {
  /** The button itself, with a note where the last attempt failed. */
  showOffer(failure?: KeepFailure): void;
  showProgress(done: number, total: number): void;
  showKept(): void;
};

type Options = {
  t: Translate;
  name: string;
  keepBytes: number | undefined;
  onKeep: () => Promise<void>;
  onRemove: () => Promise<void>;
};

/** Creates the elements inside `place`. */
export function openKeepView(
  place: HTMLElement,
  { t, name, keepBytes, onKeep, onRemove }: Options,
): KeepView {
  const offer =
    keepBytes === undefined ? t("keep.offer") : t("keep.offerWithSize", { size: sizeWords(t, keepBytes) });
  const bar = createElement("progress", { ariaLabel: t("keep.keeping", { name }) });
  const percent = createElement("span", {});
  const meter = createElement("span", { className: styles["keeping"], tabIndex: -1 }, bar, percent);

  /** A keyboard user keeps the focus, although its element is replaced. */
  function show(first: HTMLElement, ...others: HTMLElement[]): void {
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(first, ...others);
    if (hadFocus) first.focus();
  }

  return {
    showOffer(failure) {
      show(toolButton("keep", offer, onKeep), ...(failure ? [failureNote(t, failure)] : []));
    },
    showProgress(done, total) {
      bar.value = total > 0 ? Math.min(1, done / total) : 0;
      percent.textContent = t("keep.percent", { percent: Math.floor(bar.value * 100) });
      if (!meter.isConnected) show(meter);
    },
    showKept() {
      const properties = { className: styles["tool"], href: urls.offline() };
      const link = createElement("a", properties, icon("check"), t("keep.kept"));
      const removeButton = toolButton("remove", "", onRemove);
      removeButton.ariaLabel = removeButton.title = t("keep.remove");
      show(link, removeButton);
    },
  };
}

function failureNote(t: Translate, failure: KeepFailure): HTMLElement {
  return createElement("p", { className: styles["note"], role: "status" }, t(`keepFailures.${failure}`));
}

function toolButton(name: "keep" | "remove", text: string, onPress: () => Promise<void>): HTMLButtonElement {
  const properties = { type: "button", className: styles["tool"] } as const;
  const button = createElement("button", properties, icon(name), text);
  button.addEventListener("click", () => void onPress().catch(reportError));
  return button;
}

function icon(name: "keep" | "check" | "remove"): SVGElement {
  const svg = document.createElementNS(SVG_NAMESPACE, "svg");
  const symbol = document.createElementNS(SVG_NAMESPACE, "use");
  symbol.setAttribute("href", `#${iconId(name)}`);
  svg.setAttribute("class", icons["icon"] ?? "");
  svg.setAttribute("aria-hidden", "true");
  svg.append(symbol);
  return svg;
}
