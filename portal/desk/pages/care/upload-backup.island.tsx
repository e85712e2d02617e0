import { type ChangeEvent, useState } from "react";
import form from "#app/ui/form.module.css";
import { uploadFile } from "#desk/frame/upload-file.ts";

/** Island that takes the archive of a backup, shows how far it is, and leads to its preview. */
export default function UploadBackup() {
  const [state, setState] = useState("");
  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const { name } = await uploadFile<{ name: string }>("/api/care/backup", file, (share) =>
        setState(share < 1 ? `Sent ${Math.round(share * 100)} %` : "Checking every file…"),
      );
      location.assign(`/care/backup/${encodeURIComponent(name)}`);
    } catch (error) {
      setState(error instanceof Error ? error.message : `${error}`);
      target.value = "";
    }
  };
  return (
    <>
      <label className={form["label"]}>
        Restore one from elsewhere (a .tar.gz that a desk gave)
        <input type="file" accept=".gz,application/gzip" onChange={handleChange} />
      </label>
      <p role="status">{state}</p>
    </>
  );
}
