import logo from "#app/public/icon.svg?raw";

/** The site's icon inside the page: an `<img>` of it would be a request, and opening a document of its own costs a slow machine 20 ms. */
export function Logo() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a picture of our own
  return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />;
}
