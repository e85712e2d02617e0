import button from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import { DeskIsland } from "#desk/islands/desk-island.tsx";
import type { Intake } from "#domain/desk/desk-games.ts";
import DropGame from "./drop-game.island.tsx";
import styles from "./games.module.css";

/** Adding games: by dropping files, or by an address. */
export function AddGames({ intakes }: { intakes: readonly Intake[] }) {
  return (
    <TitledSection
      id="add"
      title="Add a game"
      note="A Flash file, a zip, a folder with an index.html, or an address."
    >
      <DeskIsland name="drop-game" of={DropGame} props={{ intakes }} />
      <ActionForm action="add-address" className={styles["filters"]}>
        <label className={form["label"]}>
          Address of a game elsewhere
          <input className={form["field"]} type="url" name="address" placeholder="https://" required />
        </label>
        <label className={form["label"]}>
          Its name
          <input className={form["field"]} name="name" />
        </label>
        <button className={button["primary"]} type="submit">
          Add
        </button>
      </ActionForm>
    </TitledSection>
  );
}
