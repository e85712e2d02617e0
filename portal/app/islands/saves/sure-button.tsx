import { useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";

type Props = {
  readonly label: string;
  /** Shown after the first press. */
  readonly sureLabel: string;
  /** What it is about, for screen readers: there may be many such buttons. */
  readonly what: string;
  readonly onSure: () => void;
};

/** Button that asks once more before it does what cannot be undone; leaving it takes the question back. */
export function SureButton({ label, sureLabel, what, onSure }: Props) {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={buttons[isAsked ? "primary" : "quiet"]}
      aria-label={t("sureButton.name", { label: isAsked ? sureLabel : label, what })}
      onBlur={() => setAsked(false)}
      onClick={() => {
        setAsked(!isAsked);
        if (isAsked) onSure();
      }}
    >
      {isAsked ? sureLabel : label}
    </button>
  );
}
