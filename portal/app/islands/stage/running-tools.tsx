import { type RefObject, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import { EMOTE_PLACE_ID } from "#app/together/emote-place.ts";
import styles from "./game-bar.module.css";
import { KeepOffline } from "./keep-offline.tsx";
import { Tool } from "./tool.tsx";
import type { RunningGame } from "./use-game.ts";

type Props = { game: RunningGame; stage: RefObject<HTMLElement | null> };

/** Tools of a game that runs in the page: offline, frame rate, sound, reload, fullscreen. */
export function RunningTools({ game, stage }: Props) {
  const t = useTranslate();
  const [note, setNote] = useState("");

  function handleFullscreen() {
    stage.current?.requestFullscreen().then(
      () => {
        game.focus();
        if (!game.facts.shape.upright) void turnToLandscape();
      },
      () => setNote(t("stage.noFullscreen")),
    );
  }

  return (
    <>
      {/* An isolated page cannot frame the packer, and a game in its own window is not in this page. */}
      {!game.facts.needs.includes("isolation") && !game.facts.refusesFrames && (
        <KeepOffline facts={game.facts} isPlaying={game.isPlaying} />
      )}
      <span className={styles["right"]}>
        <span className={styles["emotes"]} id={EMOTE_PLACE_ID} />
        {game.fps !== undefined && (
          <output className={styles["fps"]} data-testid="fps">
            {game.fps === "waiting" ? t("stage.fpsUnknown") : t("stage.fpsNow", { fps: game.fps })}
          </output>
        )}
        <Tool
          icon="speed"
          label={t("stage.fps")}
          isOn={game.fps !== undefined}
          onPress={game.toggleFps}
          then={game.focus}
          testId="fps-toggle"
        />
        {game.hasSound && <SoundTools game={game} />}
        {game.isPlaying && <Tool icon="reload" label={t("stage.reload")} onPress={game.reload} />}
        <Tool icon="fullscreen" label={t("stage.fullscreen")} onPress={handleFullscreen} />
      </span>
      {note && (
        <p className={styles["note"]} role="status">
          {note}
        </p>
      )}
    </>
  );
}

type Turnable = ScreenOrientation & { readonly lock?: (orientation: "landscape") => Promise<void> };

/** A wide game fills a phone that lies. Browsers let go of it with the end of the fullscreen, and refuse it where the screen does not turn. */
async function turnToLandscape(): Promise<void> {
  await (screen.orientation as Turnable | undefined)?.lock?.("landscape").catch(() => undefined);
}

function SoundTools({ game }: { game: RunningGame }) {
  const t = useTranslate();
  return (
    <>
      <Tool
        icon={game.isMuted ? "muted" : "speaker"}
        label={t("stage.mute")}
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
        aria-label={t("stage.volume")}
      />
    </>
  );
}
