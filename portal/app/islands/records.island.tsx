import { useEffect, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { BoardChoice } from "#app/records/records-client.ts";
import { noteDailyRun } from "#app/records/streak.ts";
import { TODAY_HASH } from "#app/urls.ts";
import { BoardTable } from "./records/board-table.tsx";
import { ChoiceRow } from "./records/choice-row.tsx";
import { Crews } from "./records/crews.tsx";
import { OwnerLine } from "./records/owner-line.tsx";
import styles from "./records/records.module.css";
import { RunNotice } from "./records/run-notice.tsx";
import { useBoard } from "./records/use-board.ts";
import { useOwner } from "./records/use-owner.ts";
import { usePlayedRound } from "./records/use-played-round.ts";
import { useRoundRequest } from "./records/use-round-request.ts";

export type RecordsProps = {
  /** Slug of the game. */
  readonly game: string;
  readonly unit: string;
  readonly boards: readonly { readonly id: string; readonly name: string }[];
  /** Whether runs can be raced against. */
  readonly hasGhost: boolean;
};

/** Island of the records on a game's page: the board, the visitor's name, and what became of the run that was just played. */
export default function Records({ game, unit, boards, hasGhost }: RecordsProps) {
  const t = useTranslate();
  const kinds = { daily: t("records.daily"), free: t("records.free") };
  const spans = { today: t("records.today"), week: t("records.week"), ever: t("records.ever") };
  const [choice, setChoice] = useState<BoardChoice>({
    kind: "free",
    span: "today",
    board: boards[0]?.id ?? "",
    crew: "",
  });
  const owner = useOwner();
  const { board, near, trouble, refresh } = useBoard(game, choice);
  const round = usePlayedRound(game, owner, (counted) => {
    if (counted.kind === "daily") noteDailyRun(counted.day, game);
    setChoice((now) => ({ ...now, kind: counted.kind, board: counted.board }));
    refresh();
  });
  const request = useRoundRequest(game);
  const choose = (part: Partial<BoardChoice>) => setChoice((now) => ({ ...now, ...part }));
  const { setKind } = request;

  useEffect(() => {
    if (location.hash === TODAY_HASH) setChoice((now) => ({ ...now, kind: "daily" }));
  }, []);
  useEffect(() => setKind(choice.kind), [choice.kind, setKind]);

  return (
    <div className={styles["records"]}>
      <RunNotice round={round} unit={unit} name={owner.name?.text} />
      {request.words && (
        <p className={styles["note"]} role="status">
          {request.words}
        </p>
      )}
      <div className={styles["choices"]}>
        <ChoiceRow
          label={t("records.kinds")}
          choices={kinds}
          chosen={choice.kind}
          onChoose={(kind) => choose({ kind })}
        />
        <ChoiceRow
          label={t("records.spans")}
          choices={spans}
          chosen={choice.span}
          onChoose={(span) => choose({ span })}
        />
        {boards.length > 1 && (
          <ChoiceRow
            label={t("records.boards")}
            choices={Object.fromEntries(boards.map(({ id, name }) => [id, name]))}
            chosen={choice.board}
            onChoose={(id) => choose({ board: id })}
          />
        )}
      </div>
      <p className={styles["note"]}>
        {choice.kind === "daily" ? t("records.dailyNote") : t("records.freeNote")}
      </p>
      <BoardTable
        board={board}
        near={near}
        unit={unit}
        trouble={trouble}
        onWatch={request.watch}
        onRace={hasGhost ? request.race : undefined}
      />
      <OwnerLine owner={owner} onDeleted={refresh} />
      <Crews owner={owner} chosen={choice.crew} onChoose={(crew) => choose({ crew })} />
    </div>
  );
}
