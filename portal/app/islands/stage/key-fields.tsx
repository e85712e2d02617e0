import { type KeyboardEvent, useState } from "react";
import { keyLabel } from "#app/controls/key-label.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { isKeyCode } from "#player/protocol/key-code.ts";
import styles from "./controls-panel.module.css";
import type { FieldsProps } from "./gamepad-fields.tsx";
import { TargetSelect } from "./target-select.tsx";

/** Fields of remapped keys: each pressed key, and the one that the game sees. */
export function KeyFields({ controls, preset, onChange }: FieldsProps) {
  const t = useTranslate();
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
    if (!isKeyCode(code)) return setNote(t("controls.keyNotMapped"));
    setNote(t("controls.keyTaken", { key: keyLabel(t, code) }));
    onChange({ keys: { ...keys, [code]: keys[code] ?? code } });
  }

  function handleTarget(code: string, target: string) {
    const { [code]: _, ...rest } = keys;
    setNote("");
    onChange({ keys: target === "" ? rest : { ...keys, [code]: target } });
  }

  return (
    <fieldset className={styles["group"]}>
      <legend>{t("controls.keys")}</legend>
      {Object.entries(keys).map(([code, target]) => (
        <TargetSelect
          key={code}
          label={t("controls.keyPresses", { key: keyLabel(t, code) })}
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
        {t(isWaiting ? "controls.pressKey" : "controls.mapKey")}
      </button>
      <p className={styles["note"]} role="status">
        {note}
      </p>
    </fieldset>
  );
}
