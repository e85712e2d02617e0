import { useEffect, useState } from "react";
import { type Controls, type PadButton, padButtons } from "#app/controls/controls.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { InputPreset } from "#domain/catalogue/input/input-preset.ts";
import styles from "./controls-panel.module.css";
import { TargetSelect } from "./target-select.tsx";

export type FieldsProps = {
  controls: Controls;
  preset: InputPreset;
  onChange: (change: Partial<Controls>) => void;
};

/** Fields of the gamepad: who reads it, and what each button presses. */
export function GamepadFields({ controls, preset, onChange }: FieldsProps) {
  const t = useTranslate();
  const { gamepad, pad, pointerStick } = controls;
  const isMapped = gamepad === "mapped";
  return (
    <fieldset className={styles["group"]}>
      <legend>{t("controls.gamepad")}</legend>
      <p className={styles["note"]}>
        <ConnectedPads />
        {preset.gamepad === "own" && ` ${t("controls.gamepadOwn")}`}
      </p>
      <label className={styles["choice"]}>
        <input
          type="radio"
          name="gamepad"
          checked={isMapped}
          onChange={() => onChange({ gamepad: "mapped" })}
        />
        {t("controls.gamepadMapped")}
      </label>
      <label className={styles["choice"]}>
        <input
          type="radio"
          name="gamepad"
          checked={!isMapped}
          onChange={() => onChange({ gamepad: "own" })}
        />
        {t("controls.gamepadLeft")}
      </label>
      {isMapped && (
        <details className={styles["more"]}>
          <summary>{t("controls.padButtons")}</summary>
          <div className={styles["grid"]}>
            {(Object.keys(padButtons) as PadButton[]).map((button) => (
              <TargetSelect
                key={button}
                label={t(`padButtons.${button}`)}
                value={pad[button] ?? ""}
                preset={preset}
                hasMouse
                onChange={(target) => onChange({ pad: withTarget(pad, button, target) })}
              />
            ))}
            <label className={styles["row"]}>
              <span>{t("controls.pointer")}</span>
              <select
                className={styles["select"]}
                value={pointerStick}
                onChange={({ target }) =>
                  onChange({ pointerStick: target.value as Controls["pointerStick"] })
                }
              >
                <option value="none">{t("controls.noStick")}</option>
                <option value="left">{t("controls.leftStick")}</option>
                <option value="right">{t("controls.rightStick")}</option>
              </select>
            </label>
          </div>
        </details>
      )}
    </fieldset>
  );
}

function withTarget(pad: Controls["pad"], button: PadButton, target: string): Controls["pad"] {
  const { [button]: _, ...rest } = pad;
  return target === "" ? rest : { ...rest, [button]: target };
}

/** Browsers tell of a gamepad only once a button of it was pressed. */
function ConnectedPads() {
  const t = useTranslate();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => setCount(navigator.getGamepads?.().filter(Boolean).length ?? 0);
    const left = new AbortController();
    for (const type of ["gamepadconnected", "gamepaddisconnected"]) addEventListener(type, look, left);
    look();
    return () => left.abort();
  }, []);
  return t("controls.connected", { count });
}
