import type { Translate } from "#app/messages/translate.ts";
import { type Cloak, cloakPresets, isCloakPreset } from "#domain/settings/cloak.ts";
import { isPanicKey } from "#player/protocol/panic-keys.ts";
import type { BrowserSettings } from "./browser-settings.ts";
import { cloakTab, cloakTitle, isCloaked, uncloakTab } from "./cloak.ts";
import { parsePanicAddress } from "./panic-key.ts";
import { readSettings, writeSettings } from "./stored-settings.ts";

/** Widget of the settings page: fills in the fields that scripts need, and stores each change. Fields that school mode hides are not there. */
export function mount(element: HTMLElement, t: Translate): void {
  const field = <E extends HTMLElement>(name: string) => element.querySelector<E>(`[name=${name}]`);
  const fields = {
    volume: field<HTMLInputElement>("volume"),
    title: field<HTMLInputElement>("cloakTitle"),
    key: field<HTMLSelectElement>("panicKey"),
    address: field<HTMLInputElement>("panicAddress"),
  };
  const note = element.querySelector("[role=status]");
  const toggle = element.querySelector<HTMLButtonElement>("[data-cloak-tab]");
  const presets = [...element.querySelectorAll<HTMLInputElement>("[name=cloak]")];
  const ownTitle = element.dataset["title"] ?? document.title;

  fill(readSettings());
  for (const group of element.querySelectorAll("fieldset")) group.disabled = false;
  element.addEventListener("input", () => showSamples(cloakOf()));
  element.addEventListener("change", store);
  toggle?.addEventListener("click", () => {
    if (isCloaked()) uncloakTab(ownTitle);
    else cloakTab(t, cloakOf());
    showSamples(cloakOf());
  });

  function fill({ volume, cloak, panic }: BrowserSettings): void {
    if (fields.volume) fields.volume.valueAsNumber = Math.round(volume * 100);
    for (const radio of presets) radio.checked = radio.value === cloak.preset;
    if (fields.title) fields.title.value = cloak.title;
    if (fields.key) fields.key.value = panic?.key ?? "";
    if (fields.address) fields.address.value = panic?.address ?? "";
    showSamples(cloak);
  }

  function cloakOf(): Cloak {
    const preset = presets.find(({ checked }) => checked)?.value;
    return { preset: isCloakPreset(preset) ? preset : "drive", title: fields.title?.value ?? "" };
  }

  /** What the tab would show, and how loud games would start. */
  function showSamples(cloak: Cloak): void {
    const icon = element.querySelector<HTMLImageElement>("[data-tab-icon]");
    const title = element.querySelector("[data-tab-title]");
    if (icon) icon.src = cloakPresets[cloak.preset].icon;
    if (title) title.textContent = cloakTitle(t, cloak);
    toggle?.setAttribute("aria-pressed", `${isCloaked()}`);
    const percent = element.querySelector("[data-volume]");
    if (percent && fields.volume)
      percent.textContent = t("settingsForm.volume", { percent: fields.volume.value });
  }

  function store(): void {
    const cloak = cloakOf();
    const key = fields.key?.value;
    const address = parsePanicAddress(fields.address?.value ?? "");
    const isStored = writeSettings({
      volume: (fields.volume?.valueAsNumber ?? 100) / 100,
      cloak,
      panic: isPanicKey(key) && address ? { key, address } : undefined,
    });
    if (isCloaked()) cloakTab(t, cloak);
    if (note) note.textContent = wordsFor(t, { isStored, isWithoutAddress: isPanicKey(key) && !address });
  }
}

function wordsFor(
  t: Translate,
  { isStored, isWithoutAddress }: { isStored: boolean; isWithoutAddress: boolean },
): string {
  if (!isStored) return t("settingsForm.noStorage");
  return t(isWithoutAddress ? "settingsForm.savedWithoutPanicKey" : "settingsForm.saved");
}
