import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import { gameWords } from "#app/islands/presence/presence-text.ts";
import { cloakTab, isCloaked, uncloakTab } from "#app/settings/cloak.ts";
import { readSettings } from "#app/settings/stored-settings.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import type { GamePresence } from "#domain/presence/presence-count.ts";
import { cloakTitle } from "#domain/settings/cloak.ts";
import styles from "./game-bar.module.css";
import { KeepOffline } from "./keep-offline.tsx";
import { openBlank } from "./open-blank.ts";
import type { RunningGame } from "./use-game.ts";

type Props = {
  game: RunningGame;
  presence: GamePresence | undefined;
  stage: RefObject<HTMLElement | null>;
  /** Further tools. */
  children?: ReactNode;
};

/** Toolbar below the stage: window, tab cloak, random game, offline, frame rate, sound, reload, fullscreen. */
export function GameBar({ game, presence, stage, children }: Props) {
  const { name, site, back, random, alone, gameType, isSchool } = game.facts;
  const [isOn, setOn] = useState(false);
  const [note, setNote] = useState("");
  // Only the browser knows the state. A layout effect, because the toggle has to be right before it can be pressed.
  useLayoutEffect(() => setOn(isCloaked()), []);
  const title = `${name} | ${site}`;
  const isLocal = gameType !== "external";

  function handleCloak() {
    setOn(!isOn);
    // After the button's own frame: the browser draws its window anew for a title, and the page would wait for that.
    requestAnimationFrame(() =>
      setTimeout(() => (isOn ? uncloakTab(title) : cloakTab(readSettings().cloak))),
    );
  }

  function handleBlank(stage: string) {
    const shown = isOn ? cloakTitle(readSettings().cloak) : name;
    const opened = openBlank({ title: shown, frame: new URL(stage, location.href).href });
    setNote(opened ? "" : "The browser blocked the new window. Allow pop-ups for this site and try again.");
  }

  function handleFullscreen() {
    stage.current
      ?.requestFullscreen()
      .then(game.focus, () => setNote("This browser does not allow fullscreen here."));
  }

  return (
    <div className={styles["bar"]} data-testid="game-bar" role="toolbar" aria-label="Game">
      {alone !== undefined && (
        <a className={styles["tool"]} href={back}>
          <Icon name="left" /> Back
        </a>
      )}
      {!isSchool && (
        <>
          {alone !== undefined && (
            <Tool icon="outside" label="Open in about:blank fullscreen" onPress={() => handleBlank(alone)} />
          )}
          <Tool icon="cloak" label="Tab cloak" isOn={isOn} onPress={handleCloak} then={game.focus} />
        </>
      )}
      <a className={styles["tool"]} href={random} rel="nofollow" aria-label="Random game" title="Random game">
        <Icon name="dice" /> Random
      </a>
      <span className={styles["presence"]} data-testid="presence">
        {presence && gameWords(presence)}
      </span>
      {children}
      {isLocal && <KeepOffline facts={game.facts} isPlaying={game.isPlaying} />}
      {isLocal && (
        <span className={styles["right"]}>
          {game.fps !== undefined && (
            <output className={styles["fps"]} data-testid="fps">
              {game.fps === "waiting" ? "– FPS" : `${game.fps} FPS`}
            </output>
          )}
          <Tool
            icon="speed"
            label="FPS"
            isOn={game.fps !== undefined}
            onPress={game.toggleFps}
            then={game.focus}
            testId="fps-toggle"
          />
          {game.hasSound && <SoundTools game={game} />}
          {game.isPlaying && <Tool icon="reload" label="Reload the game" onPress={game.reload} />}
          <Tool icon="fullscreen" label="Fullscreen" onPress={handleFullscreen} />
        </span>
      )}
      {note && (
        <p className={styles["note"]} role="status">
          {note}
        </p>
      )}
    </div>
  );
}

function SoundTools({ game }: { game: RunningGame }) {
  return (
    <>
      <Tool
        icon={game.isMuted ? "muted" : "speaker"}
        label="Mute"
        isOn={game.isMuted}
        onPress={game.toggleMuted}
        then={game.focus}
      />
      <input
        className={styles["volume"]}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={game.volume}
        onChange={(event) => game.setVolume(event.target.valueAsNumber)}
        aria-label="Volume"
      />
    </>
  );
}

type ToolProps = {
  icon: IconName;
  label: string;
  isOn?: boolean;
  onPress: () => void;
  /** Runs after a press with the mouse, to give the game the focus back. A keyboard user stays in the bar. */
  then?: () => void;
  testId?: string;
};

function Tool({ icon, label, isOn, onPress, then, testId }: ToolProps) {
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
