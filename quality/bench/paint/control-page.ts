/** Elements that go with all that is in them. */
const dropped = "style|svg|picture|video|audio|canvas|iframe|noscript|template";
const droppedElements = new RegExp(`<(${dropped})\\b[^>]*>.*?</\\1>`, "gis");
const droppedTags = /<(?:link|img|source|base)\b[^>]*>|<meta\b(?!\s(?:charset|name="viewport"))[^>]*>/gi;
const droppedAttributes = /\s(?:class|style|srcset|data-[\w-]+)(?:="[^"]*")?(?=[\s/>])/gi;

const scripts = /<script\b[^>]*>.*?<\/script>/gis;
const idleScript = "<script>0</script>";

/**
 * Control page: the text and the elements of a page in the system's font, without styles, icons and pictures, and with one script that does
 * nothing: the first script of a page costs a browser its engine, whatever it does. Hardly a page with this text and a script can be painted
 * sooner, so the page's own times are given as multiples of it. Reads HTML as React writes it: lower case, quoted, `>` escaped.
 */
export function controlPage(html: string): string {
  let count = 0;
  return html
    .replace(scripts, () => (count++ === 0 ? idleScript : ""))
    .replace(droppedElements, "")
    .replace(droppedTags, "")
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(droppedAttributes, ""))
    .replace(/<html\b/i, '<html style="font-family:system-ui"');
}
