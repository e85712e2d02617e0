import { t } from "#kit/language/kit-words.ts";
import type { Loudness, SoundControl } from "#kit/sound/sound.ts";
import { button, element, keepPresses } from "./elements.ts";

const GEAR =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10.4 2h3.2l.5 2.7 2 .8 2.3-1.6 2.2 2.2L19 8.4l.8 2 2.7.5v3.2l-2.7.5-.8 2 1.6 2.3-2.2 2.2-2.3-1.6-2 .8-.5 2.7h-3.2l-.5-2.7-2-.8-2.3 1.6-2.2-2.2L5 16.6l-.8-2-2.7-.5v-3.2l2.7-.5.8-2L3.400 6.100l2.200-2.200L7.900 5.500l2-.8zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z"/></svg>';

/** The gear in the corner, which opens the volumes of music and effects. */
export function createVolumes(sound: SoundControl): HTMLElement {
  const panel = keepPresses(volumeSliders(sound));
  panel.hidden = true;
  const gear = button(
    "",
    () => {
      panel.hidden = !panel.hidden;
      gear.ariaExpanded = String(!panel.hidden);
    },
    "gear",
  );
  gear.innerHTML = GEAR;
  gear.ariaLabel = t("kit.sound");
  gear.ariaExpanded = "false";
  return element("div", "corner", gear, panel);
}

/** Sliders for music and effects, for games that have cards of their own. */
export function volumeSliders(sound: SoundControl): HTMLElement {
  const music = slider(sound, "music", t("kit.music"));
  return element("div", "volumes", music, slider(sound, "effects", t("kit.effects")));
}

function slider(sound: SoundControl, of: Loudness, label: string): HTMLElement {
  const range = element("input", "");
  range.type = "range";
  range.max = "100";
  range.step = "5";
  range.value = String(sound.volumeOf(of) * 100);
  range.addEventListener("input", () => sound.setVolume(of, range.valueAsNumber / 100));
  // So that one hears what one chose.
  range.addEventListener(
    "change",
    () => of === "effects" && sound.play({ from: 520, to: 780, seconds: 0.12 }),
  );
  return element("label", "", label, range);
}
