import { useEffect, useRef } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { KeepControl } from "#app/offline/keep-button.ts";
import type { KeepFacts } from "#app/offline/keep-game.ts";
import { gameOriginFor } from "#domain/play-origin.ts";
import styles from "./game-bar.module.css";

/** Mounts the 'Keep offline' button, which is plain script: it has to work while React is busy with the game. */
export function KeepOffline({ facts, isPlaying }: { facts: KeepFacts; isPlaying: boolean }) {
  const t = useTranslate();
  const place = useRef<HTMLSpanElement>(null);
  const control = useRef<Promise<KeepControl>>(undefined);

  useEffect(() => {
    const element = place.current;
    // Browsers have no caches over plain http, nor for a game without an origin.
    if (
      !element ||
      control.current ||
      !isSecureContext ||
      gameOriginFor(facts.play, location, facts.label).isOpaque
    )
      return;
    control.current = import("#app/offline/keep-button.ts").then((it) =>
      it.attachKeepButton(element, facts, t),
    );
    control.current.catch(reportError);
  }, [facts, t]);

  useEffect(() => {
    if (isPlaying) control.current?.then((it) => it.launched(), reportError);
  }, [isPlaying]);

  return <span ref={place} className={styles["keep"]} />;
}
