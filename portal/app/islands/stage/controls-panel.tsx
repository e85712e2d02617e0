import { useEffect, useRef, useState } from "react";
import { type Controls, parseControls } from "#app/controls/controls.ts";
import { storeControls, storedControls } from "#app/controls/controls-store.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import styles from "./controls-panel.module.css";
import { GamepadFields } from "./gamepad-fields.tsx";
import { KeyFields } from "./key-fields.tsx";
import type { StagedGame } from "./staged-game.ts";
import { TouchFields } from "./touch-fields.tsx";

type Props = { game: Pick<StagedGame, "name" | "path" | "preset" | "gameType">; onClose: () => void };

/** Dialog in which a visitor sets gamepad, keys and on-screen buttons of one game. What is changed is stored at once. */
export function ControlsPanel({ game, onClose }: Props) {
  const { name, path, preset, gameType } = game;
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [controls, setControls] = useState(() => parseControls(storedControls(path), preset));

  useEffect(() => dialog.current?.showModal(), []);

  function handleChange(change: Partial<Controls>) {
    const next = { ...controls, ...change };
    storeControls(path, next);
    setControls(next);
  }

  function handleReset() {
    storeControls(path, undefined);
    setControls(parseControls(undefined, preset));
  }

  const fields = { controls, preset, onChange: handleChange };
  return (
    <dialog className={styles["panel"]} ref={dialog} onClose={onClose} aria-labelledby="controls-title">
      <h2 id="controls-title">{t("controls.title", { name })}</h2>
      {gameType === "external" ? (
        <p>{t("controls.elsewhere")}</p>
      ) : (
        <>
          <GamepadFields {...fields} />
          <KeyFields {...fields} />
          <TouchFields {...fields} />
        </>
      )}
      <div className={styles["end"]}>
        {gameType !== "external" && (
          <button className={buttons["quiet"]} type="button" onClick={handleReset}>
            {t("controls.reset")}
          </button>
        )}
        <button className={buttons["primary"]} type="button" onClick={() => dialog.current?.close()}>
          {t("controls.done")}
        </button>
      </div>
    </dialog>
  );
}
