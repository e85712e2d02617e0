import { useEffect, useState } from "react";
import { countLaunch } from "#app/stage/beacon.ts";
import styles from "./external-launch.module.css";
import { LaunchScreen } from "./launch-screen.tsx";
import { openBlank } from "./open-blank.ts";
import type { StagedGame } from "./staged-game.ts";
import { type Reachability, useReachability } from "./use-reachability.ts";

type Props = { game: StagedGame; onPlaying: (isPlaying: boolean) => void };

/** A window does not tell its opener when it is closed, so we poll. */
const POLL_INTERVAL_MS = 2000;

/** Launch screen of an external game, which opens in a window of its own, and whether this network reaches it. */
export function ExternalLaunch({ game, onPlaying }: Props) {
  const { name, path, art, address, servers, refusesFrames } = game;
  const status = useReachability(servers.length > 0 ? servers : [address]);
  const [isBlocked, setBlocked] = useState(false);
  const [opened, setOpened] = useState<Window>();
  const target = status.kind === "reachable" ? status.server : address;

  useEffect(() => {
    onPlaying(opened !== undefined);
    if (!opened) return;
    const timer = setInterval(() => opened.closed && setOpened(undefined), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [opened, onPlaying]);

  function handleLaunch() {
    countLaunch(path);
    const features = "width=1080,height=920";
    if (refusesFrames) {
      // With `noreferrer` the browser does not say whether the window opened.
      window.open(target, "_blank", `${features},noreferrer`);
      return;
    }
    const direct = { label: "Not loading? Open it directly", address: target };
    const win = openBlank({ title: name, frame: target, features, direct });
    setBlocked(!win);
    setOpened(win);
  }

  return (
    <LaunchScreen art={art} label={`Click to launch ${name}`} onLaunch={handleLaunch}>
      <p>Some external games might not work</p>
      <p className={styles["status"]} data-status={status.kind} role="status" data-testid="external-status">
        {status.kind === "unreachable" && !navigator.onLine ? offlineSentence : sentences[status.kind]}
      </p>
      {isBlocked && (
        <p className={styles["blocked"]} role="alert">
          The browser blocked the new window.{" "}
          <a href={target} target="_blank" rel="noreferrer">
            Open {name} here
          </a>
        </p>
      )}
    </LaunchScreen>
  );
}

const offlineSentence = "You are offline: this game lives elsewhere and needs the network";
const sentences: Record<Reachability["kind"], string> = {
  checking: "Checking Game Status...",
  reachable: "Online: this network reaches the game",
  unreachable: "Not reachable from here: the game may be down, or this network blocks it",
};
