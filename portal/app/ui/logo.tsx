import logo from "#app/public/icon.svg?raw";
import { urls } from "#app/urls.ts";

/**
 * The site's icon: the operator's picture, or our own inside the page. An `<img>` of ours would be a request, and opening a document of
 * its own costs a slow machine 20 ms.
 */
export function Logo({ file }: { file: string | null }) {
  if (file !== null) return <img src={urls.logo(file)} alt="" width={36} height={36} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a picture of our own
  return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />;
}
