import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import { makeCrewCode, parseCrewCode } from "./crew-code.ts";
import type { Crew, CrewStore } from "./crew-store.ts";
import { rollName, type ShownName, shownName } from "./name.ts";
import type { Owner } from "./owner-key.ts";
import type { RecordLimits } from "./record-limits.ts";

/** Members of a crew: two classes. */
export const CREW_MAX_MEMBERS = 60;
/** A crew ends after this many days without play. */
export const CREW_IDLE_DAYS = 90;
/** Every crew multiplies what a run writes. */
const MAX_CREWS_OF_OWNER = 8;

export type ShownCrew = {
  readonly code: string;
  readonly name: ShownName;
  readonly members: number;
  readonly maxMembers: number;
  /** The day on which it ends unless a member plays. */
  readonly endsOn: string;
};

/** Crews: private boards for a class or friends, found by a code. */
export type Crews = {
  /** Makes a crew with its maker as the first member. */
  create(owner: Owner): Promise<ShownCrew>;
  join(owner: Owner, code: unknown): Promise<ShownCrew>;
  leave(owner: Owner, code: unknown): Promise<void>;
  find(code: string): Promise<ShownCrew & { readonly memberNames: readonly ShownName[] }>;
  of(owner: Owner): Promise<readonly ShownCrew[]>;
};

export type CrewPorts = {
  readonly crewStore: CrewStore;
  readonly limits: RecordLimits;
  readonly ensureOwner: (owner: Owner) => Promise<void>;
  readonly now: () => Date;
  readonly random: () => number;
  /** Unpredictable, at least 0 and less than 1. */
  readonly secureRandom: () => number;
};

export function createCrews({ crewStore, limits, ensureOwner, now, random, secureRandom }: CrewPorts): Crews {
  const found = async (code: string): Promise<Crew> => {
    const crew = await crewStore.find(code);
    if (!crew) throw crewNotFound();
    return crew;
  };
  const assertRoomFor = async (owner: Owner, code?: string) => {
    const crews = await crewStore.crewsOf(owner.id);
    if (crews.length >= MAX_CREWS_OF_OWNER && crews.every((crew) => crew.code !== code))
      throw new Refusal(
        "too-many-crews",
        `You are in ${crews.length} crews already. Leave one of them first.`,
        { values: { count: crews.length } },
      );
  };
  const enter = async (owner: Owner, code: string): Promise<ShownCrew> => {
    await ensureOwner(owner);
    const result = await crewStore.join(code, owner.id, { at: now(), maxMembers: CREW_MAX_MEMBERS });
    if (result === "missing") throw crewNotFound();
    if (result === "full")
      throw new Refusal("crew-full", `This crew has ${CREW_MAX_MEMBERS} members already. Make another one.`, {
        values: { count: CREW_MAX_MEMBERS },
      });
    return shownCrew(await found(code));
  };
  return {
    async create(owner) {
      limits.take("crewsOfAddress", owner.ipAddress);
      await assertRoomFor(owner);
      const code = makeCrewCode(secureRandom);
      // A code that is taken comes up once in a lifetime; the visitor may press again.
      if (!(await crewStore.add(code, rollName(random), now())))
        throw new Refusal("records-busy", "That did not work. Try again in a moment.", {
          values: { what: "crew" },
        });
      return enter(owner, code);
    },
    async join(owner, text) {
      limits.take("joinsOfAddress", owner.ipAddress);
      const code = parseCrewCode(text);
      await assertRoomFor(owner, code);
      return enter(owner, code);
    },
    leave: (owner, text) => crewStore.leave(parseCrewCode(text), owner.id),
    async find(text) {
      const code = parseCrewCode(text);
      const crew = await found(code);
      const memberNames = (await crewStore.membersOf(code)).map((name) => shownName(name));
      return { ...shownCrew(crew), memberNames };
    },
    of: async (owner) => (await crewStore.crewsOf(owner.id)).map(shownCrew),
  };
}

export function crewNotFound(): Refusal {
  return new Refusal(
    "crew-not-found",
    `There is no crew with this code. Check it for a typo; crews end after ${CREW_IDLE_DAYS} days without play.`,
    { values: { days: CREW_IDLE_DAYS } },
  );
}

function shownCrew({ code, name, members, playedAt }: Crew): ShownCrew {
  const endsOn = formatIsoDay(new Date(playedAt.getTime() + CREW_IDLE_DAYS * DAY_MS));
  return { code, name: shownName(name), members, maxMembers: CREW_MAX_MEMBERS, endsOn };
}
