import { type ComponentType, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { ControlsPanel } from "./controls-panel.tsx";
import styles from "./game-bar.module.css";
import type { StagedGame } from "./staged-game.ts";

type Panel = ComponentType<Parameters<typeof ControlsPanel>[0]>;

type Props = {
  game: StagedGame;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** Button of the game bar that opens the panel of gamepad, keys and on-screen buttons. The panel is loaded with the first press. */
export function ControlsTool({ game, isOpen, onOpen }: Props) {
  const [panel, setPanel] = useState<{ Panel: Panel }>();

  async function handlePress() {
    const { ControlsPanel } = await import("./controls-panel.tsx");
    setPanel({ Panel: ControlsPanel });
    onOpen(true);
  }

  return (
    <>
      <button
        className={styles["tool"]}
        type="button"
        onClick={() => void handlePress().catch(reportError)}
        aria-haspopup="dialog"
        aria-label="Controls"
        title="Controls"
      >
        <Icon name="games" />
      </button>
      {isOpen && panel && <panel.Panel game={game} onClose={() => onOpen(false)} />}
    </>
  );
}
