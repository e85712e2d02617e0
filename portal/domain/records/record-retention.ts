import { DAY_MS, formatIsoDay } from "#domain/day.ts";
import { SHOWN_PLACES } from "./board.ts";
import type { CheckQueue } from "./check-queue.ts";
import type { CrewStore } from "./crew-store.ts";
import { CREW_IDLE_DAYS } from "./crews.ts";
import type { OwnerStore } from "./owner-store.ts";
import type { RecordStore } from "./record-store.ts";

/** Days after which an owner that has not played is deleted, with everything on the boards. The privacy page shows this number. */
export const OWNER_IDLE_DAYS = 400;
/** How long the result of a check can be asked for. */
const CHECK_RESULT_MS = 3_600_000;

export type RecordStores = {
  readonly records: Pick<RecordStore, "prune">;
  readonly owners: Pick<OwnerStore, "deleteIdle">;
  readonly crewStore: Pick<CrewStore, "deleteIdle">;
  readonly queue: Pick<CheckQueue, "deleteResults">;
};

/** Deletes what is kept no longer: old boards, crews and owners without play, results of checks, tapes that nobody can watch. */
export async function deleteOldRecords(
  { records, owners, crewStore, queue }: RecordStores,
  now: Date,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await queue.deleteResults(before(CHECK_RESULT_MS));
  await crewStore.deleteIdle(before(CREW_IDLE_DAYS * DAY_MS));
  await owners.deleteIdle(before(OWNER_IDLE_DAYS * DAY_MS));
  await records.prune(formatIsoDay(now), SHOWN_PLACES);
}
