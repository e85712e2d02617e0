import { type Controls, MAX_TOUCH_BUTTONS } from "#app/controls/controls.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import styles from "./controls-panel.module.css";
import type { FieldsProps } from "./gamepad-fields.tsx";
import { TargetSelect } from "./target-select.tsx";

/** Fields of the on-screen buttons: when they are shown, on which side, and which keys they press. */
export function TouchFields({ controls, preset, onChange }: FieldsProps) {
  const t = useTranslate();
  const { touch, buttons, isSwapped } = controls;
  const shown = [...buttons, ""].slice(0, MAX_TOUCH_BUTTONS);

  function handleButton(at: number, target: string) {
    const next = [...buttons];
    next[at] = target;
    onChange({ buttons: [...new Set(next.filter((code) => code !== ""))] });
  }

  return (
    <fieldset className={styles["group"]}>
      <legend>{t("controls.touch")}</legend>
      {preset.touch === "own" && <p className={styles["note"]}>{t("controls.touchOwn")}</p>}
      <label className={styles["row"]}>
        <span>{t("controls.touchShown")}</span>
        <select
          className={styles["select"]}
          value={touch}
          onChange={({ target }) => onChange({ touch: target.value as Controls["touch"] })}
        >
          <option value="auto">{t("controls.touchAuto")}</option>
          <option value="always">{t("controls.touchAlways")}</option>
          <option value="off">{t("controls.touchOff")}</option>
        </select>
      </label>
      <label className={styles["choice"]}>
        <input
          type="checkbox"
          checked={isSwapped}
          onChange={({ target }) => onChange({ isSwapped: target.checked })}
        />
        {t("controls.touchSwapped")}
      </label>
      <details className={styles["more"]}>
        <summary>{t("controls.touchButtons")}</summary>
        <div className={styles["grid"]}>
          {shown.map((code, at) => (
            <TargetSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a row stands for.
              key={at}
              label={t("controls.touchButton", { number: at + 1 })}
              value={code}
              preset={preset}
              onChange={(target) => handleButton(at, target)}
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
