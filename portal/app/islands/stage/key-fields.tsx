import { type KeyboardEvent, useState } from "react";
import { keyLabel } from "#app/controls/controls.ts";
import buttons from "#app/ui/button.module.css";
import { isKeyCode } from "#player/protocol/key-code.ts";
import styles from "./controls-panel.module.css";
import type { FieldsProps } from "./gamepad-fields.tsx";
import { TargetSelect } from "./target-select.tsx";

/** Fields of remapped keys: each pressed key, and the one that the game sees. */
export function KeyFields({ controls, preset, onChange }: FieldsProps) {
  const [isWaiting, setWaiting] = useState(false);
  const [note, setNote] = useState("");
  const { keys } = controls;

  /** Takes the next key; Tab and Escape stay the dialog's own. */
  function handleKey(event: KeyboardEvent) {
    const { code } = event;
    if (!isWaiting || code === "Tab") return;
    // It is no shortcut of the page.
    event.preventDefault();
    event.stopPropagation();
    setWaiting(false);
    if (code === "Escape") return setNote("");
    if (!isKeyCode(code)) return setNote("That key cannot be remapped.");
    setNote(`Now choose what ${keyLabel(code)} does.`);
    onChange({ keys: { ...keys, [code]: keys[code] ?? code } });
  }

  function handleTarget(code: string, target: string) {
    const { [code]: _, ...rest } = keys;
    setNote("");
    onChange({ keys: target === "" ? rest : { ...keys, [code]: target } });
  }

  return (
    <fieldset className={styles["group"]}>
      <legend>Keys</legend>
      {Object.entries(keys).map(([code, target]) => (
        <TargetSelect
          key={code}
          label={`${keyLabel(code)} presses`}
          value={target}
          preset={preset}
          onChange={(next) => handleTarget(code, next)}
        />
      ))}
      <button
        className={buttons["quiet"]}
        type="button"
        onClick={() => setWaiting(true)}
        onKeyDown={handleKey}
        onBlur={() => setWaiting(false)}
      >
        {isWaiting ? "Press the key now…" : "Remap a key"}
      </button>
      <p className={styles["note"]} role="status">
        {note}
      </p>
    </fieldset>
  );
}
