import { useCallback, useEffect, useRef, useState } from "react";
import { RecordsError, recordsClient } from "#app/records/records-client.ts";
import { onRound } from "#app/records/round-channel.ts";
import type { Counted } from "#domain/records/records.ts";
import type { Round } from "#player/protocol/round.ts";
import type { Owner } from "./use-owner.ts";

export type PlayedRound =
  | { readonly state: "none" }
  /** The visitor has not said yet whether runs go on the board. */
  | { readonly state: "offered"; readonly round: Round; readonly submit: () => void }
  | { readonly state: "sent"; readonly round: Round }
  | { readonly state: "counted"; readonly counted: Counted }
  | { readonly state: "refused"; readonly message: string };

/** What becomes of the round that was just played: it is offered at first, and sent by itself once the visitor has agreed. */
export function usePlayedRound(
  game: string,
  owner: Owner,
  onCounted: (counted: Counted) => void,
): PlayedRound {
  const [played, setPlayed] = useState<PlayedRound>({ state: "none" });
  // Read when a round is over, which may be long after the panel was drawn.
  const now = useRef({ owner, onCounted });
  now.current = { owner, onCounted };

  const send = useCallback(
    async (round: Round) => {
      setPlayed({ state: "sent", round });
      try {
        const { owner } = now.current;
        if (!owner.name) await owner.rollName();
        const counted = await recordsClient.submit(game, round.tape);
        setPlayed({ state: "counted", counted });
        now.current.onCounted(counted);
      } catch (error) {
        if (!(error instanceof RecordsError)) throw error;
        setPlayed({ state: "refused", message: error.message });
      }
    },
    [game],
  );

  useEffect(
    () =>
      onRound((round) => {
        const submit = () => {
          now.current.owner.setJoins(true);
          send(round).catch(reportError);
        };
        if (now.current.owner.joins) send(round).catch(reportError);
        else setPlayed({ state: "offered", round, submit });
      }),
    [send],
  );
  return played;
}
