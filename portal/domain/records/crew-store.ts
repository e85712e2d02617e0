import type { Name } from "./name.ts";

export type Crew = {
  readonly code: string;
  readonly name: Name;
  readonly members: number;
  /** When a member last sent in a run that counted, or joined. */
  readonly playedAt: Date;
};

/** Store of crews and their members. A member's places on the boards of everybody count for the crew from the moment of joining. */
export interface CrewStore {
  /** Adds a crew; false where the code is taken. */
  add(code: string, name: Name, at: Date): Promise<boolean>;
  find(code: string): Promise<Crew | undefined>;
  /** Adds a member, once. "full": the crew has so many already; "missing": there is no such crew. */
  join(
    code: string,
    owner: string,
    options: { at: Date; maxMembers: number },
  ): Promise<"joined" | "full" | "missing">;
  /** Removes a member with their places on the crew's boards. */
  leave(code: string, owner: string): Promise<void>;
  crewsOf(owner: string): Promise<readonly Crew[]>;
  membersOf(code: string): Promise<readonly Name[]>;
  /** Notes that a member has played. */
  touch(codes: readonly string[], at: Date): Promise<void>;
  /** Deletes crews that have not played since, with their boards. */
  deleteIdle(before: Date): Promise<void>;
}
