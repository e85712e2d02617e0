import button from "#app/ui/button.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import { DeskIsland } from "#desk/islands/desk-island.tsx";
import LinkProgress from "./link-progress.island.tsx";
import type { ShownCheck } from "./shown-check.ts";

/** The last link check of external games, and buttons that start and stop one. */
export function LinkCheckSection({ check }: { check: ShownCheck | undefined }) {
  return (
    <TitledSection id="links" title="External games" note="Whether their sites still answer.">
      {check && <DeskIsland name="link-progress" of={LinkProgress} props={{ first: check }} />}
      <ActionForm action={check?.isRunning ? "stop-links" : "check-links"}>
        <button className={button["quiet"]} type="submit">
          {check?.isRunning ? "Stop the check" : "Check all links"}
        </button>
      </ActionForm>
    </TitledSection>
  );
}
