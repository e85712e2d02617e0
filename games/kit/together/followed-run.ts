import type { Controls } from "#kit/input/controls.ts";
import type { Round } from "#kit/round.ts";
import { silence } from "#kit/sound/silence.ts";
import type { Sound } from "#kit/sound/sound.ts";
import type { Peer } from "./peer.ts";
import { FedSeatControls } from "./seat-controls.ts";

/** Steps that are played in one frame to catch up with a run that is under way. */
const STEPS_PER_FRAME = 600;

/** Somebody else's run in the game's own picture: played again from its start, without sound until it has caught up. */
export class FollowedRun<Action extends string> {
  readonly seat: number;
  readonly round: Round<Action, unknown>;
  private readonly controls: FedSeatControls;
  private steps = 0;
  private isQuiet = true;

  constructor(
    seat: number,
    actions: readonly string[],
    sound: Sound,
    begin: (sound: Sound) => Round<Action, unknown>,
  ) {
    this.seat = seat;
    this.controls = new FedSeatControls(actions);
    // The song of the moment plays from then on.
    const quiet = { ...silence, music: sound.music, setPace: sound.setPace };
    this.round = begin(
      new Proxy(sound, { get: (target, name) => Reflect.get(this.isQuiet ? quiet : target, name) }),
    );
  }

  isUpToDate({ timelines }: Peer): boolean {
    return this.steps >= (timelines[this.seat]?.present ?? 0);
  }

  /** Plays on to where the run is on this machine. */
  advance(peer: Peer): void {
    const moves = peer.moves[this.seat];
    for (let i = 0; i < STEPS_PER_FRAME && moves && !this.isUpToDate(peer); i++) {
      this.controls.feed(moves.at(this.steps++));
      this.round.step(this.controls as Controls<string> as Controls<Action>);
    }
    if (this.isUpToDate(peer)) this.isQuiet = false;
  }
}
