import { type RefObject, useEffect, useRef, useState } from "react";
import { loadTwice } from "#app/load-twice.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { rememberLaunch } from "#app/privacy/launched-games.ts";
import { syncedAccount } from "#app/saves/sync/sync-switch.ts";
import { readSettings } from "#app/settings/stored-settings.ts";
import { countPlay } from "#app/stage/beacon.ts";
import type { Saves } from "#app/stage/saves.ts";
import type { Stage } from "#app/stage/stage.ts";
import { gameOriginFor, type PlayOrigin } from "#domain/play-origin.ts";
import { noInputMapping } from "#player/protocol/input-mapping.ts";
import type { OfferedFile } from "./download-question.tsx";
import type { StagedGame } from "./staged-game.ts";

/** The game on the stage: what it is, whether it runs, and its controls. */
export type RunningGame = {
  readonly facts: StagedGame;
  readonly isPlaying: boolean;
  /** Frames per second; undefined while the counter is off. */
  readonly fps: number | "waiting" | undefined;
  readonly hasSound: boolean;
  readonly isMuted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly trouble: string | undefined;
  /** A file that the game wants to save, until the visitor has answered. */
  readonly offered: OfferedFile | undefined;
  answerOffer(isSaved: boolean): void;
  toggleFps(): void;
  toggleMuted(): void;
  setVolume(volume: number): void;
  reload(): void;
  focus(): void;
  /** Input of gamepads, on-screen buttons and remapped keys. The object stays the same. */
  readonly input: StageInput;
};

export type StageInput = Pick<Stage, "mapInput" | "pressKey" | "movePointer">;

/** One instance per page: it holds a database and a channel to other tabs. */
let saves: Promise<Saves> | undefined;

/** The saves in step with an account, where the visitor has turned that on. A game starts without it too. */
async function withSync(opened: Saves, play: PlayOrigin): Promise<Saves> {
  const account = syncedAccount();
  if (account === undefined) return opened;
  try {
    const { openSyncedSaves } = await import("#app/saves/sync/synced-saves.ts");
    return await openSyncedSaves(opened, account, play);
  } catch (error) {
    reportError(error);
    return opened;
  }
}

/** A game whose files were refused so often in a row is not asked for any more until the page is opened again. */
const MAX_REFUSED_OFFERS = 3;

/** A launch counts as played after this long; by then the game's first frame is there. */
const RECORD_DELAY_MS = 2000;

const loadStage = () => Promise.all([import("#app/stage/stage.ts"), import("#app/stage/saves.ts")]);

/** Loads the code that runs a game while its launch screen is looked at. Where it fails, the launch tries again and says so. */
export function preloadStage(): void {
  loadStage().catch(() => undefined);
}

/** Runs the game in the frame element while `isPlaying`. */
export function useGame(
  facts: StagedGame,
  frame: RefObject<HTMLElement | null>,
  isPlaying: boolean,
): RunningGame {
  const { id, name, path, address, label, needs, play, engine } = facts;
  const t = useTranslate();
  const stage = useRef<Stage>(undefined);
  const wantsFps = useRef(false);
  const mapping = useRef(noInputMapping);
  const [input] = useState<StageInput>(() => ({
    mapInput(next) {
      // Remembered for a stage that is still loading.
      mapping.current = next;
      stage.current?.mapInput(next);
    },
    pressKey: (code, isDown) => stage.current?.pressKey(code, isDown),
    movePointer: (x, y, isDown) => stage.current?.movePointer(x, y, isDown),
  }));
  const [fps, setFps] = useState<number | "waiting">();
  const [hasSound, setHasSound] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [volume, setVolume] = useState(1);
  const [trouble, setTrouble] = useState<string>();
  const [offered, setOffered] = useState<OfferedFile>();
  const refusedOffers = useRef(0);
  const isCounting = fps !== undefined;

  useEffect(() => {
    const container = frame.current;
    if (!isPlaying || !container) return;
    let isUnmounted = false;
    const stopCounting = countPlay(path);
    let stopRecording: (() => void) | undefined;
    // Neither with the code of the launch, which comes before one and has few bytes left, nor beside the game's own files.
    const recording = setTimeout(() => {
      import("#app/mine/record-play.ts")
        .then(({ recordPlay }) => {
          if (!isUnmounted) stopRecording = recordPlay(id);
        })
        .catch(reportError);
    }, RECORD_DELAY_MS);
    loadTwice(loadStage)
      .then(async ([{ openStage }, { openSaves }]) => {
        saves ??= withSync(openSaves(), play);
        const openedSaves = await saves;
        if (isUnmounted) return;
        rememberLaunch(label);
        const { volume: firstVolume } = readSettings();
        setVolume(firstVolume);
        stage.current = openStage({
          container,
          game: { name, path, address, label, needs },
          at: gameOriginFor(play, location, label),
          play,
          saves: openedSaves,
          engine: engine && { builds: engine, label },
          volume: firstVolume,
          on: {
            fps: (value) => setFps((shown) => (shown === undefined ? undefined : Math.round(value))),
            sound: () => setHasSound(true),
            // One question at a time, and none any more after a few times no.
            download: (file) =>
              setOffered((asked) => asked ?? (refusedOffers.current < MAX_REFUSED_OFFERS ? file : undefined)),
            // The script of the first paint listens for it, as for the keys of the page itself.
            panicKey: (key) => void dispatchEvent(new CustomEvent("game-key", { detail: key })),
          },
        });
        stage.current.measure(wantsFps.current);
        stage.current.mapInput(mapping.current);
      })
      .catch(() => setTrouble(t("stage.notFetched")));
    return () => {
      isUnmounted = true;
      stopCounting();
      clearTimeout(recording);
      stopRecording?.();
      stage.current?.close();
    };
  }, [isPlaying, frame, id, name, path, address, label, needs, play, engine, t]);

  useEffect(() => {
    // Remembered for a stage that is still loading.
    wantsFps.current = isCounting;
    stage.current?.measure(isCounting);
  }, [isCounting]);

  return {
    facts,
    isPlaying,
    fps,
    hasSound,
    isMuted,
    volume,
    trouble,
    offered,
    answerOffer(isSaved) {
      refusedOffers.current = isSaved ? 0 : refusedOffers.current + 1;
      setOffered(undefined);
      stage.current?.focus();
    },
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
    input,
  };
}
