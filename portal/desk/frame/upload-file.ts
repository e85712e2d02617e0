/** Uploads a file to `/api/…` of the desk, with the CSRF token of the page. `onProgress` gets the share that is sent. */
export function uploadFile<Result>(
  url: string,
  file: Blob,
  onProgress: (share: number) => void = () => undefined,
): Promise<Result> {
  // fetch tells nothing about how much of a body is sent.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open("POST", url);
    request.responseType = "json";
    request.setRequestHeader(
      "x-csrf",
      document.querySelector<HTMLMetaElement>('meta[name="csrf"]')?.content ?? "",
    );
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener("load", () => {
      if (request.status === 200) resolve(request.response);
      else reject(new Error(request.response?.message ?? `Refused (${request.status}).`));
    });
    request.addEventListener("error", () => reject(new Error("The desk could not be reached.")));
    request.send(file);
  });
}
