import button from "#app/ui/button.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import { DeskIsland } from "#desk/islands/desk-island.tsx";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { reportReasonWords } from "#domain/game-reports/game-report.ts";
import type { ReportedGame } from "#domain/game-reports/report-summary.ts";
import styles from "./figures.module.css";
import type { ShownTry } from "./shown-tries.ts";
import Tries from "./tries.island.tsx";

export type ShownReport = ReportedGame & {
  readonly name: string;
  readonly isListed: boolean;
  /** Listed, hidden or recalled: the desk has a page for it. */
  readonly isKnown: boolean;
};

/** Games that visitors reported as broken, each with what an operator can do about it. */
export function ReportedGames({
  games,
  tries,
}: {
  games: readonly ShownReport[];
  tries: readonly ShownTry[];
}) {
  return (
    <TitledSection id="reports" title="Reported as broken" note="By visitors, in the last 30 days.">
      {games.length === 0 ? (
        <p>Nobody has reported a game.</p>
      ) : (
        <table className={table["table"]}>
          <thead>
            <tr>
              {["Game", "Addresses", "Said", "Last"].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">
                <span className="for-screen-readers">Answer</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game.game} data-game={game.game}>
                <td>
                  <strong>
                    {game.isKnown ? (
                      <a href={`/games/game/${idOfPath(game.game)}`}>{game.name}</a>
                    ) : (
                      game.name
                    )}
                  </strong>
                  {!game.isKnown && " (gone)"}
                  {game.isKnown && !game.isListed && " (not listed)"}
                  {game.isMarkedForTry && " (to be tried)"}
                </td>
                <td data-label="Addresses">{game.reporters}</td>
                <td data-label="Said">
                  {[...game.reasons.map(inWords), ...game.errors]
                    .map(({ subject, number }) => `${subject} (${number})`)
                    .join(", ")}
                </td>
                <td data-label="Last">
                  <time dateTime={game.lastDay}>{game.lastDay}</time>
                </td>
                <td>
                  <div className={styles["buttons"]}>
                    {game.isKnown && <Press action="retry" game={game} label="Retry" />}
                    {game.isListed && <Press action="hide" game={game} label="Hide" />}
                    {game.isListed && <Press action="recall" game={game} label="Recall" isAsked />}
                    <Press action="clear" game={game} label={game.isKnown ? "Mended" : "Forget"} />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tries.length > 0 && <DeskIsland name="tries" of={Tries} props={{ tries }} />}
    </TitledSection>
  );
}

function inWords({ subject, number }: ReportedGame["reasons"][number]) {
  return { subject: reportReasonWords[subject], number };
}

type PressProps = { action: string; game: ShownReport; label: string; isAsked?: boolean };

function Press({ action, game, label, isAsked }: PressProps) {
  return (
    <ActionForm action={action}>
      <input type="hidden" name="game" value={game.game} />
      <button
        className={button["quiet"]}
        type="submit"
        aria-label={`${label}: ${game.name}`}
        data-confirm={isAsked ? `Pull ${game.name} out of the list and out of all browsers?` : undefined}
      >
        {label}
      </button>
    </ActionForm>
  );
}
