import { type ReactNode, useLayoutEffect, useState } from "react";
import { gameWords } from "#app/islands/presence/presence-text.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { cloakTab, cloakTitle, isCloaked, uncloakTab } from "#app/settings/cloak.ts";
import { readSettings } from "#app/settings/stored-settings.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { GamePresence } from "#domain/presence/presence-count.ts";
import styles from "./game-bar.module.css";
import { openBlank } from "./open-blank.ts";
import type { StagedGame } from "./staged-game.ts";
import { Tool } from "./tool.tsx";

type Props = {
  game: StagedGame;
  presence: GamePresence | undefined;
  /** Gives the game the focus back. */
  onDone?: () => void;
  /** Further tools. */
  children?: ReactNode;
};

/** Toolbar below the stage: window, tab cloak, random game, and the tools of a game that runs in the page. */
export function GameBar({ game, presence, onDone, children }: Props) {
  const { name, site, back, random, alone, isSchool } = game;
  const t = useTranslate();
  const [isOn, setOn] = useState(false);
  const [note, setNote] = useState("");
  // Only the browser knows the state. A layout effect, because the toggle has to be right before it can be pressed.
  useLayoutEffect(() => setOn(isCloaked()), []);
  const title = `${name} | ${site}`;

  function handleCloak() {
    setOn(!isOn);
    // After the button's own frame: the browser draws its window anew for a title, and the page would wait for that.
    requestAnimationFrame(() =>
      setTimeout(() => (isOn ? uncloakTab(title) : cloakTab(t, readSettings().cloak))),
    );
  }

  function handleBlank(stage: string) {
    const shown = isOn ? cloakTitle(t, readSettings().cloak) : name;
    const opened = openBlank({ title: shown, frame: new URL(stage, location.href).href });
    setNote(opened ? "" : t("stage.blankBlocked"));
  }

  return (
    <div className={styles["bar"]} data-testid="game-bar" role="toolbar" aria-label={t("stage.bar")}>
      {alone !== undefined && (
        <a className={styles["tool"]} href={back}>
          <Icon name="left" /> {t("stage.back")}
        </a>
      )}
      {!isSchool && (
        <>
          {alone !== undefined && (
            <Tool icon="outside" label={t("stage.blank")} onPress={() => handleBlank(alone)} />
          )}
          <Tool icon="cloak" label={t("stage.cloak")} isOn={isOn} onPress={handleCloak} then={onDone} />
        </>
      )}
      <a
        className={styles["tool"]}
        href={random}
        rel="nofollow"
        aria-label={t("stage.randomGame")}
        title={t("stage.randomGame")}
      >
        <Icon name="dice" /> {t("stage.random")}
      </a>
      <span className={styles["presence"]} data-testid="presence">
        {presence && gameWords(t, presence)}
      </span>
      {children}
      {note && (
        <p className={styles["note"]} role="status">
          {note}
        </p>
      )}
    </div>
  );
}
