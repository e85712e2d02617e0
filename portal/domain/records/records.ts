import { Refusal } from "#domain/errors.ts";
import type { LimiterFactory } from "#domain/limits/shared-limiters.ts";
import { type BoardReaders, type BoardReading, createBoardReading } from "./board-reading.ts";
import type { CheckResult } from "./check-run.ts";
import { type CrewPorts, type Crews, createCrews } from "./crews.ts";
import { type Name, parseName, rollName, type ShownName, shownName } from "./name.ts";
import { accountOwnerKey, type Owner, parseOwnerKey } from "./owner-key.ts";
import type { OwnerStore } from "./owner-store.ts";
import { createRecordLimits, type RecordLimits, TAPE_MAX_BYTES } from "./record-limits.ts";
import { tapeRefusals } from "./record-refusal.ts";
import type { RunChecks } from "./run-checks.ts";

export type Counted = Extract<CheckResult, { state: "counted" }> & { readonly check: string };
type Waiting = { readonly state: "waiting"; readonly check: string };

/** Records: runs that the server has replayed itself, their boards, names and crews. */
export type Records = BoardReading & {
  /** The owner behind an owner key. Refuses a malformed one. */
  ownerOf(key: string | undefined, ipAddress: string): Owner;
  /** The owner of an account. It has none of what the browser did before, which other people may have done. */
  ownerOfAccount(accountId: string, ipAddress: string): Owner;
  /** Takes a tape of a game. Refuses one that cannot count, as soon as that is known. */
  submit(owner: Owner, game: string, tape: Uint8Array): Promise<Counted | Waiting>;
  /** The state of a tape that was taken. */
  check(id: string): Promise<Counted | Waiting>;
  nameOf(owner: Owner): Promise<ShownName | undefined>;
  /** Gives the owner this name, or rolls one. */
  rename(owner: Owner, name: unknown): Promise<ShownName>;
  /** How many entries the owner has. */
  countOf(owner: Owner): Promise<number>;
  /** Deletes everything that belongs to an owner, and gives the number of its entries. */
  deleteAll(owner: Owner): Promise<number>;
  readonly crews: Crews;
};

export type RecordPorts = BoardReaders &
  Omit<CrewPorts, "limits" | "ensureOwner"> & {
    readonly owners: OwnerStore;
    readonly checks: RunChecks;
    /** Keyed hash. */
    readonly hashKey: (key: string) => string;
    readonly limiters?: LimiterFactory | undefined;
    /** A random id that cannot be guessed. */
    readonly newId: () => string;
  };

/** Joins the rules of records to their ports. */
export function createRecords(ports: RecordPorts): Records {
  const { owners, records, checks, hashKey, newId, now, random } = ports;
  const limits = createRecordLimits(now, ports.limiters);
  const ensureOwner = ownerAdmission(owners, limits, { now, random });
  const reading = createBoardReading(ports);

  return {
    ...reading,
    ownerOf: (key, ipAddress) => ({ id: hashKey(parseOwnerKey(key)), ipAddress }),
    ownerOfAccount: (accountId, ipAddress) => ({ id: hashKey(accountOwnerKey(accountId)), ipAddress }),
    async submit(owner, game, tape) {
      reading.gameOf(game);
      if (tape.length > TAPE_MAX_BYTES) throw tapeTooLarge();
      limits.take("runsOfAddress", owner.ipAddress);
      limits.take("runsOfOwner", owner.id);
      await ensureOwner(owner);
      const id = newId();
      const result = await checks.submit({ id, owner: owner.id, game, tape, receivedAt: now() });
      return answerOf(id, result);
    },
    async check(id) {
      const result = await checks.resultOf(id);
      if (!result) throw new Refusal("check-not-found", "Nothing is known about this run any more.");
      return answerOf(id, result);
    },
    async nameOf(owner) {
      const name = await owners.nameOf(owner.id);
      return name && shownName(name);
    },
    async rename(owner, raw) {
      const name: Name = raw === undefined ? rollName(random) : parseName(raw);
      await ensureOwner(owner);
      await owners.rename(owner.id, name, now());
      return shownName(name);
    },
    countOf: ({ id }) => records.countOf(id),
    async deleteAll({ id }) {
      const entries = await records.countOf(id);
      await owners.delete(id);
      return entries;
    },
    crews: createCrews({ ...ports, limits, ensureOwner }),
  };
}

export function tapeTooLarge(): Refusal {
  return new Refusal(
    "tape-too-large",
    "The recording of this run is too large, so it does not count. A run may last half an hour.",
  );
}

function answerOf(check: string, result: CheckResult | "waiting"): Counted | Waiting {
  if (result === "waiting") return { state: "waiting", check };
  if (result.state === "refused") throw new Refusal(result.code, tapeRefusals[result.code]);
  return { ...result, check };
}

/** Adds an owner with a rolled name where it is new, within the limit of new owners for one address. */
function ownerAdmission(
  owners: OwnerStore,
  limits: RecordLimits,
  { now, random }: Pick<RecordPorts, "now" | "random">,
) {
  return async ({ id, ipAddress }: Owner): Promise<void> => {
    if (!(await owners.nameOf(id))) limits.take("ownersOfAddress", ipAddress);
    await owners.ensure(id, rollName(random), now());
  };
}
