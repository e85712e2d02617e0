import { type ChangeEvent, useState } from "react";
import form from "#app/ui/form.module.css";
import { uploadFile } from "#desk/frame/upload-file.ts";
import styles from "./games.module.css";

/** A game's cover, with a picture of the operator's own in its place: shown at once, stored when it arrived. */
export default function CoverField({ id, name }: { id: string; name: string }) {
  const [preview, setPreview] = useState(`/files/games/cover?id=${id}`);
  const [message, setMessage] = useState("");

  async function handleChoice(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = event.target.files ?? [];
    if (!file) return;
    const before = preview;
    setPreview(URL.createObjectURL(file));
    setMessage("Storing the picture …");
    try {
      await uploadFile(`/api/games/cover?${new URLSearchParams({ id })}`, file);
      setMessage("The cover is changed. Visitors see it within two seconds.");
    } catch (error) {
      setPreview(before);
      setMessage(`The cover is as it was: ${error instanceof Error ? error.message : error}`);
    }
  }

  return (
    <div className={styles["intake"]}>
      <img src={preview} alt={`Cover of ${name}`} width={320} height={180} />
      <div>
        <label className={form["label"]}>
          Another picture for the cover
          <input type="file" accept="image/*" onChange={handleChoice} />
        </label>
        <p role="status">{message}</p>
      </div>
    </div>
  );
}
