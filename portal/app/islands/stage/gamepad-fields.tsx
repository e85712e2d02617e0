import { useEffect, useState } from "react";
import { type Controls, type PadButton, padButtons } from "#app/controls/controls.ts";
import type { InputPreset } from "#domain/catalogue/input/input-preset.ts";
import styles from "./controls-panel.module.css";
import { TargetSelect } from "./target-select.tsx";

export type FieldsProps = {
  controls: Controls;
  preset: InputPreset;
  onChange: (change: Partial<Controls>) => void;
};

const buttonNames: Readonly<Record<PadButton, string>> = {
  up: "Cross up",
  down: "Cross down",
  left: "Cross left",
  right: "Cross right",
  a: "A (lower)",
  b: "B (right)",
  x: "X (left)",
  y: "Y (upper)",
  l: "Left shoulder",
  r: "Right shoulder",
  lt: "Left trigger",
  rt: "Right trigger",
  back: "Back",
  start: "Start",
};

/** Fields of the gamepad: who reads it, and what each button presses. */
export function GamepadFields({ controls, preset, onChange }: FieldsProps) {
  const { gamepad, pad, pointerStick } = controls;
  const isMapped = gamepad === "mapped";
  return (
    <fieldset className={styles["group"]}>
      <legend>Gamepad</legend>
      <p className={styles["note"]}>
        <ConnectedPads />
        {preset.gamepad === "own" && " This game reads gamepads itself."}
      </p>
      <label className={styles["choice"]}>
        <input
          type="radio"
          name="gamepad"
          checked={isMapped}
          onChange={() => onChange({ gamepad: "mapped" })}
        />
        It presses keys and moves the mouse
      </label>
      <label className={styles["choice"]}>
        <input
          type="radio"
          name="gamepad"
          checked={!isMapped}
          onChange={() => onChange({ gamepad: "own" })}
        />
        Leave it to the game
      </label>
      {isMapped && (
        <details className={styles["more"]}>
          <summary>What its buttons do</summary>
          <div className={styles["grid"]}>
            {(Object.keys(padButtons) as PadButton[]).map((button) => (
              <TargetSelect
                key={button}
                label={buttonNames[button]}
                value={pad[button] ?? ""}
                preset={preset}
                hasMouse
                onChange={(target) => onChange({ pad: withTarget(pad, button, target) })}
              />
            ))}
            <label className={styles["row"]}>
              <span>Mouse pointer</span>
              <select
                className={styles["select"]}
                value={pointerStick}
                onChange={({ target }) =>
                  onChange({ pointerStick: target.value as Controls["pointerStick"] })
                }
              >
                <option value="none">No stick</option>
                <option value="left">Left stick</option>
                <option value="right">Right stick</option>
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
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => setCount(navigator.getGamepads?.().filter(Boolean).length ?? 0);
    const left = new AbortController();
    for (const type of ["gamepadconnected", "gamepaddisconnected"]) addEventListener(type, look, left);
    look();
    return () => left.abort();
  }, []);
  if (count === 0) return "Plug one in and press any button of it.";
  return count === 1 ? "One is connected." : `${count} are connected.`;
}
