import { keyLabel, MOUSE_BUTTON } from "#app/controls/controls.ts";
import type { InputPreset } from "#domain/catalogue/input/input-preset.ts";
import { keyCodes } from "#player/protocol/key-code.ts";
import styles from "./controls-panel.module.css";

type Props = {
  label: string;
  /** Code of a key or the mouse button; empty for nothing. */
  value: string;
  preset: InputPreset;
  hasMouse?: boolean;
  onChange: (target: string) => void;
};

/** Labelled list of what a button can press: the game's own keys with what they do, the mouse, every other key. */
export function TargetSelect({ label, value, preset, hasMouse = false, onChange }: Props) {
  const own = [
    ...Object.entries(preset.ways).map(([way, code]) => ({ code, hint: way })),
    ...preset.keys,
    ...(preset.pause ? [{ code: preset.pause, hint: "Pause" }] : []),
  ];
  const others = keyCodes.filter((code) => !own.some((key) => key.code === code));
  return (
    <label className={styles["row"]}>
      <span>{label}</span>
      <select className={styles["select"]} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Nothing</option>
        {hasMouse && <option value={MOUSE_BUTTON}>{keyLabel(MOUSE_BUTTON)}</option>}
        {own.length > 0 && (
          <optgroup label="Keys of this game">
            {own.map(({ code, hint }) => (
              <option key={code} value={code}>{`${keyLabel(code)}: ${hint}`}</option>
            ))}
          </optgroup>
        )}
        <optgroup label="Other keys">
          {others.map((code) => (
            <option key={code} value={code}>
              {keyLabel(code)}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
