/** Elements that go with all that is in them. */
const dropped = "script|style|svg|picture|video|audio|canvas|iframe|noscript|template";
const droppedElements = new RegExp(`<(${dropped})\\b[^>]*>.*?</\\1>`, "gis");
const droppedTags = /<(?:link|img|source|base)\b[^>]*>|<meta\b(?!\s(?:charset|name="viewport"))[^>]*>/gi;
const droppedAttributes = /\s(?:class|style|srcset|data-[\w-]+)(?:="[^"]*")?(?=[\s/>])/gi;

/**
 * Control page: the text and the elements of a page in the system's font, without styles, scripts, icons and pictures. Hardly a page with this
 * text can be painted sooner, so the page's own times are given as multiples of it. Reads HTML as React writes it: lower case, quoted, `>` escaped.
 */
export function controlPage(html: string): string {
  return html
    .replace(droppedElements, "")
    .replace(droppedTags, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(droppedAttributes, ""))
    .replace(/<html\b/i, '<html style="font-family:system-ui"');
}
