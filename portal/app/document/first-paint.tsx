import { firstPaintScript } from "./first-paint-script.ts";

const ID = "first-paint";

/**
 * Stands in a page behind what its visitors see first, such as the first screen of a list: the browser paints that before it lays out the rest.
 * It waits for this element because of the link in the head, and what the script sets going gives it the time for a frame.
 */
export function FirstPaint() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash
  return <script id={ID} dangerouslySetInnerHTML={{ __html: firstPaintScript }} />;
}

/** For the head of a page that has `FirstPaint` in its body. Browsers that do not know it paint when they like. */
export function FirstPaintLink() {
  return <link rel="expect" href={`#${ID}`} blocking="render" />;
}

/** Whether a page's HTML says itself what is to be painted first. */
export function hasFirstPaint(html: string): boolean {
  return html.includes(`<script id="${ID}"`);
}
