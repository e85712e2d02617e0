import { countLaunch } from "#app/stage/beacon.ts";
import { gameOriginFor } from "#domain/play-origin.ts";
import type { StagedGame } from "./staged-game.ts";

/**
 * Opens a game that refuses frames in a window of its own, on its own host and with the policy that it has in a frame. Severed from this page:
 * a game in a window can go to any page, which could move this one to another address.
 */
export function openOwnWindow({ id, path, address, label, play }: StagedGame): void {
  countLaunch(path);
  import("#app/mine/record-play.ts").then(({ recordLaunch }) => recordLaunch(id)).catch(reportError);
  const { origin } = gameOriginFor(play, location, label);
  window.open(new URL(address, origin), "_blank", "noopener,noreferrer");
}
