import { useEffect, useState } from "react";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import { countLaunch } from "#app/stage/beacon.ts";
import { noteTrouble } from "#app/stage/trouble.ts";
import styles from "./external-launch.module.css";
import { externalWindowFeatures, openExternalWindow } from "./external-window.ts";
import { LaunchScreen } from "./launch-screen.tsx";
import type { StagedGame } from "./staged-game.ts";
import { useReachability } from "./use-reachability.ts";

type Props = { game: StagedGame; onPlaying: (isPlaying: boolean) => void };

/** A window does not tell its opener when it is closed, so we poll. */
const POLL_INTERVAL_MS = 2000;

/** Launch screen of an external game, which opens in a window of its own. The game's host is asked for nothing before the press. */
export function ExternalLaunch({ game, onPlaying }: Props) {
  const { id, name, path, art, address, servers, refusesFrames, isSchool, status: statusUrl } = game;
  const t = useTranslate();
  const { status, tryServers } = useReachability(statusUrl, servers);
  const [isBlocked, setBlocked] = useState(false);
  const [opened, setOpened] = useState<Window>();
  const isUncertain = status.kind === "unreachable" || status.kind === "unknown";
  const target = status.kind === "reachable" || status.kind === "up" ? status.server : address;

  useEffect(() => {
    onPlaying(opened !== undefined);
    if (!opened) return;
    const timer = setInterval(() => opened.closed && setOpened(undefined), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [opened, onPlaying]);

  async function handleLaunch() {
    countLaunch(path);
    import("#app/mine/record-play.ts").then(({ recordLaunch }) => recordLaunch(id)).catch(reportError);
    noteTrouble({ engine: "external" });
    if (refusesFrames || isSchool) {
      // With `noopener` the browser does not say whether the window opened.
      window.open(target, "_blank", `${externalWindowFeatures},noopener,noreferrer`);
      await tryServers();
      return;
    }
    // At once: a browser blocks windows that open long after the press.
    const external = openExternalWindow({
      title: name,
      waiting: t("externalStage.checking"),
      direct: { label: t("externalStage.openDirectly"), address: target },
    });
    setBlocked(!external);
    setOpened(external?.window);
    if (external) external.show((await tryServers()) ?? address);
  }

  return (
    <LaunchScreen art={art} label={t("stage.launch", { name })} onLaunch={handleLaunch}>
      <p>{t("externalStage.warning")}</p>
      <p className={styles["status"]} data-status={status.kind} role="status" data-testid="external-status">
        {t(`externalStage.${isUncertain && !navigator.onLine ? "offline" : status.kind}`)}
      </p>
      {isBlocked && (
        <p className={styles["blocked"]} role="alert">
          {richText(t, "externalStage.blocked", {
            name,
            link: (text) => (
              <a href={target} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ),
          })}
        </p>
      )}
    </LaunchScreen>
  );
}
