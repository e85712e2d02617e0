import { type ComponentType, useState } from "react";
import { browserMessages } from "#app/messages/browser-messages.ts";
import type { Translate } from "#app/messages/translate.ts";
import { TranslateProvider, useTranslate } from "#app/messages/use-translate.ts";
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
  const t = useTranslate();
  const [panel, setPanel] = useState<{ Panel: Panel; messages: Translate }>();

  async function handlePress() {
    const [{ ControlsPanel }, messages] = await Promise.all([
      import("./controls-panel.tsx"),
      browserMessages(),
    ]);
    setPanel({ Panel: ControlsPanel, messages });
    onOpen(true);
  }

  return (
    <>
      <button
        className={styles["tool"]}
        type="button"
        onClick={() => void handlePress().catch(reportError)}
        aria-haspopup="dialog"
        aria-label={t("stage.controls")}
        title={t("stage.controls")}
      >
        <Icon name="games" />
      </button>
      {isOpen && panel && (
        <TranslateProvider value={panel.messages}>
          <panel.Panel game={game} onClose={() => onOpen(false)} />
        </TranslateProvider>
      )}
    </>
  );
}
