import { useEffect, useRef, useState } from "react";
import form from "#app/ui/form.module.css";
import { uploadFile } from "#desk/frame/upload-file.ts";

/** Island that takes the archive of a backup, shows how far it is, and leads to its preview. */
export default function UploadBackup() {
  const [state, setState] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const upload = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    try {
      const { name } = await uploadFile<{ name: string }>("/api/care/backup", file, (share) =>
        setState(share < 1 ? `Sent ${Math.round(share * 100)} %` : "Checking every file…"),
      );
      location.assign(`/care/backup/${encodeURIComponent(name)}`);
    } catch (error) {
      setState(error instanceof Error ? error.message : `${error}`);
      if (input.current) input.current.value = "";
    }
  };
  // A file that was chosen before this script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => void upload(), []);
  return (
    <>
      <label className={form["label"]}>
        Restore one from elsewhere (a .tar.gz that a desk gave)
        <input type="file" accept=".gz,application/gzip" onChange={upload} ref={input} />
      </label>
      <p role="status">{state}</p>
    </>
  );
}
