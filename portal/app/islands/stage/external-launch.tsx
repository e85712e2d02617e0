import { useEffect, useState } from "react";
import { countLaunch } from "#app/stage/beacon.ts";
import styles from "./external-launch.module.css";
import { LaunchScreen } from "./launch-screen.tsx";
import { openBlank } from "./open-blank.ts";
import { type Status, useStatus } from "./use-reachability.ts";

type Props = {
  name: string;
  path: string;
  art: string;
  address: string;
  servers: readonly string[];
  refusesFrames: boolean;
  onPlaying: (isPlaying: boolean) => void;
};

/** A window does not tell its opener when it is closed. */
const lookEveryMs = 2000;

/** An external game opens in a window of its own; here is whether this network reaches it at all. */
export function ExternalLaunch(props: Props) {
  const { name, path, art, address, servers, refusesFrames, onPlaying } = props;
  const status = useStatus(servers.length > 0 ? servers : [address]);
  const [isBlocked, setBlocked] = useState(false);
  const [opened, setOpened] = useState<Window>();
  const target = status.kind === "reachable" ? status.server : address;

  useEffect(() => {
    onPlaying(opened !== undefined);
    if (!opened) return;
    const timer = setInterval(() => opened.closed && setOpened(undefined), lookEveryMs);
    return () => clearInterval(timer);
  }, [opened, onPlaying]);

  function handleLaunch() {
    countLaunch(path);
    const features = "width=1080,height=920";
    if (refusesFrames) {
      // With `noreferrer` the browser does not say whether it opened, so nothing can be told here.
      window.open(target, "_blank", `${features},noreferrer`);
      return;
    }
    const direct = { label: "Not loading? Open it directly", address: target };
    const game = openBlank({ title: name, frame: target, features, direct });
    setBlocked(!game);
    setOpened(game);
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
const sentences: Record<Status["kind"], string> = {
  checking: "Checking Game Status...",
  reachable: "Online: this network reaches the game",
  unreachable: "Not reachable from here: the game may be down, or this network blocks it",
};
