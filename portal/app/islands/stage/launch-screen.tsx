import type { ReactNode } from "react";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./launch-screen.module.css";

type Props = {
  art: string;
  label: string;
  onLaunch: () => void;
  children?: ReactNode;
};

/** The game's picture with the launch button. */
export function LaunchScreen({ art, label, onLaunch, children }: Props) {
  return (
    <div className={styles["screen"]}>
      <img className={styles["art"]} src={art} alt="" width={640} height={360} />
      <div className={styles["front"]}>
        <button
          className={`${buttons["primary"]} ${styles["launch"]}`}
          type="button"
          data-launch
          onClick={onLaunch}
        >
          <Icon name="play" /> {label}
        </button>
        {children}
      </div>
    </div>
  );
}
