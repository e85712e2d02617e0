import { type DragEvent, useEffect, useState } from "react";
import button from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { uploadFile } from "#desk/frame/upload-file.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import type { Intake } from "#domain/desk/desk-games.ts";
import styles from "./games.module.css";
import { type DroppedFile, droppedFiles, uploadBody } from "./upload-body.ts";

const POLL_INTERVAL_MS = 1000;

/** Place to drop a film, a zip or a folder on, and what became of each, live. */
export default function DropGame({ intakes: first }: { intakes: readonly Intake[] }) {
  const [intakes, setIntakes] = useState(first);
  const [message, setMessage] = useState("");
  const [isOver, setIsOver] = useState(false);
  const [name, setName] = useState("");
  const isRunning = intakes.some(({ state }) => state === "running");

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(async () => setIntakes(await fetchIntakes()), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  async function add(files: readonly DroppedFile[]): Promise<void> {
    if (files.length === 0) return;
    setMessage("Sending it …");
    try {
      const query = new URLSearchParams({ name });
      await uploadFile(`/api/games/add?${query}`, uploadBody(files), (share) =>
        setMessage(share < 1 ? `Sent ${Math.round(share * 100)} %` : "Storing it …"),
      );
      setMessage("");
      setName("");
      setIntakes(await fetchIntakes());
    } catch (error) {
      setMessage(`It was not added: ${error instanceof Error ? error.message : error}`);
    }
  }

  async function handleDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    setIsOver(false);
    await add(await droppedFiles(event.dataTransfer));
  }

  return (
    <div>
      <fieldset
        className={isOver ? styles["over"] : styles["drop"]}
        data-over={isOver}
        aria-label="Drop a game here"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <p>Drop a film (.swf), a cartridge (.nes, .gb, .gbc, .gba), a zip or a folder here, or choose one:</p>
        <label className={form["label"]}>
          Name, if not that of the file
          <input className={form["field"]} value={name} onChange={(event) => setName(event.target.value)} />
        </label>
        <label className={form["label"]}>
          File
          <input
            type="file"
            accept=".swf,.zip,.nes,.gb,.gbc,.gba"
            onChange={({ target }) => add(chosenFiles(target))}
          />
        </label>
        <label className={form["label"]}>
          Folder
          {/* React's types do not know the attribute. */}
          <input
            type="file"
            ref={(field) => field?.setAttribute("webkitdirectory", "")}
            onChange={({ target }) => add(chosenFiles(target))}
          />
        </label>
      </fieldset>
      <p role="status">{message}</p>
      {intakes.map((intake) => (
        <IntakeCard key={intake.id} intake={intake} />
      ))}
    </div>
  );
}

const states = { running: "Reading and trying it …", added: "Listed", refused: "Refused" } as const;

function IntakeCard({ intake: { source, state, lines, path } }: { intake: Intake }) {
  return (
    <article className={styles["intake"]}>
      {path !== undefined && (
        <img
          src={`/files/games/cover?id=${idOfPath(path)}`}
          alt={`Cover of ${source}`}
          width={160}
          height={90}
        />
      )}
      <div>
        <p>
          <strong>{source}</strong>: <span data-state={state}>{states[state]}</span>{" "}
          {path !== undefined && (
            <a className={button["quiet"]} href={`/games/game/${idOfPath(path)}`}>
              Change it
            </a>
          )}
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** The files of a field, which then takes the same again: after a refusal an operator may want to. */
function chosenFiles(field: HTMLInputElement): DroppedFile[] {
  const files = [...(field.files ?? [])].map((file) => ({
    path: file.webkitRelativePath || file.name,
    file,
  }));
  field.value = "";
  return files;
}

async function fetchIntakes(): Promise<readonly Intake[]> {
  return (await fetch("/api/games/intakes")).json();
}
