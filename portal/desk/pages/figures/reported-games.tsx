import button from "#app/ui/button.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import type { ReportedGame } from "#domain/game-reports/report-summary.ts";
import styles from "./figures.module.css";

export type ShownReport = ReportedGame & {
  readonly name: string;
  readonly isExternal: boolean;
  readonly isListed: boolean;
};

/** Games that visitors reported as broken, each with what an operator can do about it. */
export function ReportedGames({ games }: { games: readonly ShownReport[] }) {
  return (
    <TitledSection id="reports" title="Reported as broken" note="By visitors, in the last 30 days.">
      {games.length === 0 ? (
        <p>Nobody has reported a game.</p>
      ) : (
        <table className={table["table"]}>
          <tbody>
            {games.map((game) => (
              <tr key={game.game} data-game={game.game}>
                <td>
                  <strong>{game.name}</strong>
                  {game.isMarkedForTry && " (to be tried)"}
                </td>
                <td data-label="Addresses">{game.reporters}</td>
                <td data-label="Said">
                  {[...game.reasons, ...game.errors]
                    .map(({ subject, number }) => `${subject} (${number})`)
                    .join(", ")}
                </td>
                <td data-label="Last">{game.lastDay}</td>
                <td className={styles["buttons"]}>
                  {game.isExternal && <Press action="retry" game={game} label="Retry" />}
                  {game.isListed && <Press action="hide" game={game} label="Hide" />}
                  {game.isListed && <Press action="recall" game={game} label="Recall" isAsked />}
                  <Press action="clear" game={game} label="Mended" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledSection>
  );
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
