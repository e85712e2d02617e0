import { MOUSE_BUTTON } from "#app/controls/controls.ts";
import { keyLabel } from "#app/controls/key-label.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { InputPreset, Way } from "#domain/catalogue/input/input-preset.ts";
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
  const t = useTranslate();
  const own = [
    ...Object.entries(preset.ways).map(([way, code]) => ({ code, hint: t(`controlWays.${way as Way}`) })),
    ...preset.keys,
    ...(preset.pause ? [{ code: preset.pause, hint: t("controls.pause") }] : []),
  ];
  const others = keyCodes.filter((code) => !own.some((key) => key.code === code));
  return (
    <label className={styles["row"]}>
      <span>{label}</span>
      <select className={styles["select"]} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t("controls.nothing")}</option>
        {hasMouse && <option value={MOUSE_BUTTON}>{keyLabel(t, MOUSE_BUTTON)}</option>}
        {own.length > 0 && (
          <optgroup label={t("controls.ownKeys")}>
            {own.map(({ code, hint }) => (
              <option key={code} value={code}>
                {t("controls.keyHint", { key: keyLabel(t, code), hint })}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={t("controls.otherKeys")}>
          {others.map((code) => (
            <option key={code} value={code}>
              {keyLabel(t, code)}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
