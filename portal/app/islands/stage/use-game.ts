import { type RefObject, useEffect, useRef, useState } from "react";
import { countPlay } from "#app/stage/beacon.ts";
import type { Saves } from "#app/stage/saves.ts";
import type { Stage } from "#app/stage/stage.ts";
import { type PlayOrigin, playOriginFor } from "#domain/play-origin.ts";

type Facts = { name: string; path: string; address: string; play: PlayOrigin };

/** A running game as the bar sees it. */
export type RunningGame = {
  /** Undefined while the counter is off. */
  readonly fps: number | "waiting" | undefined;
  readonly hasSound: boolean;
  readonly isMuted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly trouble: string | undefined;
  toggleFps(): void;
  toggleMuted(): void;
  setVolume(volume: number): void;
  reload(): void;
  focus(): void;
};

/** One for the page: it holds a database and a channel to other tabs. */
let saves: Saves | undefined;

/** Opens the game's frame once it is wanted; its code comes with the first launch and not before. */
export function useGame(
  { name, path, address, play }: Facts,
  frame: RefObject<HTMLElement | null>,
  isWanted: boolean,
): RunningGame {
  const stage = useRef<Stage>(undefined);
  const wantsFps = useRef(false);
  const [fps, setFps] = useState<number | "waiting">();
  const [hasSound, setHasSound] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [volume, setVolume] = useState(1);
  const [trouble, setTrouble] = useState<string>();
  const isCounting = fps !== undefined;

  useEffect(() => {
    const container = frame.current;
    if (!isWanted || !container) return;
    let isGone = false;
    const stopCounting = countPlay(path);
    Promise.all([import("#app/stage/stage.ts"), import("#app/stage/saves.ts")])
      .then(([{ openStage }, { openSaves }]) => {
        if (isGone) return;
        saves ??= openSaves();
        stage.current = openStage({
          container,
          game: { name, path, address },
          playOrigin: playOriginFor(play, location),
          saves,
          on: {
            fps: (value) => setFps((shown) => (shown === undefined ? undefined : Math.round(value))),
            sound: () => setHasSound(true),
          },
        });
        stage.current.measure(wantsFps.current);
      })
      .catch(() => setTrouble("The game could not be fetched. Check the connection and press reload."));
    return () => {
      isGone = true;
      stopCounting();
      stage.current?.close();
    };
  }, [isWanted, frame, name, path, address, play]);

  useEffect(() => {
    // Kept for a frame that is still on its way.
    wantsFps.current = isCounting;
    stage.current?.measure(isCounting);
  }, [isCounting]);

  return {
    fps,
    hasSound,
    isMuted,
    volume,
    trouble,
    toggleFps: () => setFps(isCounting ? undefined : "waiting"),
    toggleMuted() {
      stage.current?.setMuted(!isMuted);
      setMuted(!isMuted);
    },
    setVolume(next) {
      stage.current?.setVolume(next);
      setVolume(next);
    },
    reload: () => void (stage.current ? stage.current.reload() : location.reload()),
    focus: () => stage.current?.focus(),
  };
}
