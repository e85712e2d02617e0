import { useState } from "react";
import form from "#app/ui/form.module.css";
import { uploadFile } from "#desk/frame/upload-file.ts";
import styles from "./words.module.css";

/** File field that sends a picture to the desk as soon as it is chosen, and loads the page again. */
export default function UploadPicture({ folder }: { folder: string }) {
  const [message, setMessage] = useState("");

  async function handleFile(file: File | undefined): Promise<void> {
    if (!file) return;
    setMessage(`Sending ${file.name} …`);
    const query = new URLSearchParams({ folder, name: file.name.toLowerCase().replaceAll(/[\s_]+/g, "-") });
    try {
      await uploadFile(`/api/words/picture?${query}`, file);
      location.reload();
    } catch (error) {
      setMessage(error instanceof Error ? error.message : `${error}`);
    }
  }

  return (
    <label className={form["label"]}>
      Add a picture to {folder}
      <input
        className={styles["file"]}
        type="file"
        accept=".svg,.png,.webp,.avif,.jpg"
        onChange={(event) => void handleFile(event.currentTarget.files?.[0])}
      />
      <span role="status">{message}</span>
    </label>
  );
}
