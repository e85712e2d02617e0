import type { Random } from "#kit/random.ts";
import { fixed } from "#kit/together/checkpoint.ts";
import type { SeatControls, SeatedCore } from "#kit/together/seated.ts";
import type { PartyEvent } from "./events.ts";
import type { Guest } from "./guest.ts";
import type { Action, Look } from "./hands.ts";
import type { MapId } from "./maps.ts";
import { type Input, Party } from "./party.ts";
import { type Level as Strength, skills } from "./skills.ts";

/** What the host chooses. */
export type PartyOptions = { map: MapId; minutes: number; level: Strength };

/** Parts of a radian in which a pointer tells how far the mouse has turned since the round began. */
export const LOOK_PARTS = 2048;

for (const skill of Object.values(skills)) fixed(skill);

/** Core of a round of Masquerade that several people play from machines of their own. */
export class SeatedParty implements SeatedCore<Action> {
  readonly party: Party;
  /** Seats that the computer plays. */
  readonly away: boolean[];
  private readonly turned: { x: number; y: number }[];

  constructor(random: Random, { map, minutes, level }: PartyOptions, seats: number) {
    this.party = new Party({ random, map, strengths: [level], hasHero: false, guests: seats });
    this.party.left = minutes * 60 * 60;
    // The room has counted down already.
    this.party.ready = 1;
    fixed(this.party.level);
    this.away = this.party.guests.map(() => true);
    this.turned = this.away.map(() => ({ x: 0, y: 0 }));
  }

  get isOver(): boolean {
    return this.party.isOver;
  }

  /** Tags count; among equals the points decide, as at the bell. */
  get scores(): readonly number[] {
    return this.party.guests.map(({ tags, points }) => tags + Math.min(points, 99_999) / 100_000);
  }

  step(controls: readonly SeatControls<Action>[]): readonly PartyEvent[] {
    if (this.isOver) return [];
    const inputs = controls.map((keys, seat) => this.inputOf(keys, seat));
    return [...this.party.stepWith(({ id }: Guest) => inputs[id])];
  }

  private inputOf(controls: SeatControls<Action>, seat: number): Input | undefined {
    const { x, y, isDown } = controls.pointer;
    const turned = this.turned[seat];
    const wasAway = this.away[seat];
    this.away[seat] = controls.isAway;
    if (controls.isAway || !turned) return undefined;
    // The first look after an absence turns nobody round.
    const look: Look = {
      turn: wasAway ? 0 : (x - turned.x) / LOOK_PARTS,
      pitch: wasAway ? 0 : (y - turned.y) / LOOK_PARTS,
      hasMouse: isDown,
      isPainting: false,
      usesPower: false,
    };
    turned.x = x;
    turned.y = y;
    return { controls, look };
  }
}
