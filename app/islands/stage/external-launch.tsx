import { useState } from "react";
import { countLaunch } from "#app/stage/beacon.ts";
import styles from "./external-launch.module.css";
import { LaunchScreen } from "./launch-screen.tsx";
import { type Status, useStatus } from "./use-status.ts";
import { openBlank } from "./windows.ts";

type Props = {
  name: string;
  path: string;
  art: string;
  address: string;
  servers: readonly string[];
  refusesFrames: boolean;
};

/** An external game opens in a window of its own; here is whether this network reaches it at all. */
export function ExternalLaunch({ name, path, art, address, servers, refusesFrames }: Props) {
  const status = useStatus(servers.length > 0 ? servers : [address]);
  const [isBlocked, setBlocked] = useState(false);
  const target = status.kind === "reachable" ? status.server : address;

  function handleLaunch() {
    countLaunch(path);
    const features = "width=1080,height=920";
    if (refusesFrames) {
      // With `noreferrer` the browser does not say whether it opened, so nothing can be told here.
      window.open(target, "_blank", `${features},noreferrer`);
      return;
    }
    const direct = { label: "Not loading? Open it directly", address: target };
    setBlocked(!openBlank({ title: name, frame: target, features, direct }));
  }

  return (
    <LaunchScreen art={art} label={`Click to launch ${name}`} onLaunch={handleLaunch}>
      <p>Some external games might not work</p>
      <p className={styles["status"]} data-status={status.kind} role="status" data-testid="external-status">
        {sentences[status.kind]}
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

const sentences: Record<Status["kind"], string> = {
  checking: "Checking Game Status...",
  reachable: "Online: this network reaches the game",
  unreachable: "Not reachable from here: the game may be down, or this network blocks it",
};
