import { useEffect, useState } from "react";
import { forgetOwner, hasOwnerKey, joinsBoards, setJoinsBoards } from "#app/records/owner.ts";
import { RecordsError, recordsClient } from "#app/records/records-client.ts";
import type { ShownCrew } from "#domain/records/crews.ts";
import type { ShownName } from "#domain/records/name.ts";

/** The visitor as the boards know it: a rolled name and crews, behind a key in this browser. */
export type Owner = ReturnType<typeof useOwner>;

export function useOwner() {
  const [name, setName] = useState<ShownName>();
  const [crews, setCrews] = useState<readonly ShownCrew[]>([]);
  const [joins, setJoins] = useState(false);
  const [trouble, setTrouble] = useState("");

  useEffect(() => {
    setJoins(joinsBoards());
    if (!hasOwnerKey()) return;
    recordsClient.owner().then(
      ({ name, crews }) => {
        setName(name ?? undefined);
        setCrews(crews);
      },
      // The board itself says what is wrong.
      () => undefined,
    );
  }, []);

  /** Runs a request and shows its refusal, if any. */
  async function attempt(run: () => Promise<void>): Promise<void> {
    try {
      await run();
      setTrouble("");
    } catch (error) {
      if (!(error instanceof RecordsError)) throw error;
      setTrouble(error.message);
    }
  }

  return {
    name,
    crews,
    joins,
    trouble,
    rollName: () => attempt(async () => setName(await recordsClient.rollName())),
    /** From now on runs go on the board by themselves, or no longer. */
    setJoins(next: boolean) {
      setJoinsBoards(next);
      setJoins(next);
    },
    deleteAll: () =>
      attempt(async () => {
        await recordsClient.deleteAll();
        forgetOwner();
        setName(undefined);
        setCrews([]);
        setJoins(false);
      }),
    createCrew: () =>
      attempt(async () => {
        const crew = await recordsClient.createCrew();
        setCrews((list) => [...list, crew]);
      }),
    joinCrew: (code: string) =>
      attempt(async () => {
        const crew = await recordsClient.joinCrew(code);
        setCrews((list) => [...list.filter((other) => other.code !== crew.code), crew]);
      }),
    leaveCrew: (code: string) =>
      attempt(async () => {
        await recordsClient.leaveCrew(code);
        setCrews((list) => list.filter((other) => other.code !== code));
      }),
  };
}
