import button from "#app/ui/button.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import { Time } from "#desk/frame/time.tsx";
import type { DeskSession } from "#domain/desk/desk-sessions.ts";

/** Sessions at the desk, each with a button that ends it. */
export function Sessions({ sessions, own }: { sessions: readonly DeskSession[]; own: string }) {
  return (
    <TitledSection id="sessions" title="At the desk" note="Browsers in which the desk is open.">
      <table className={table["table"]}>
        <thead>
          <tr>
            <th scope="col">Opened by</th>
            <th scope="col">Since</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="for-screen-readers">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ id, email, createdAt, seenAt }) => (
            <tr key={id}>
              <td data-label="Opened by">
                {email ?? "one-time link"}
                {id === own && " (this browser)"}
              </td>
              <td data-label="Since">
                <Time at={createdAt} />
              </td>
              <td data-label="Last used">
                <Time at={seenAt} />
              </td>
              <td>
                <ActionForm action="end-session">
                  <input type="hidden" name="session" value={id} />
                  <button className={button["quiet"]} type="submit">
                    End
                  </button>
                </ActionForm>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}
