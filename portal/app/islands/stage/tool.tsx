import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import styles from "./game-bar.module.css";

type Props = {
  icon: IconName;
  label: string;
  isOn?: boolean;
  onPress: () => void;
  /** Runs after a press with the mouse, to give the game the focus back. A keyboard user stays in the bar. */
  then?: (() => void) | undefined;
  testId?: string;
};

/** Button of the game bar. */
export function Tool({ icon, label, isOn, onPress, then, testId }: Props) {
  return (
    <button
      className={styles["tool"]}
      type="button"
      onClick={(event) => {
        onPress();
        if (event.detail > 0) then?.();
      }}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      data-testid={testId}
    >
      <Icon name={icon} />
    </button>
  );
}
