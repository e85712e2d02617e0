import { urls } from "#app/urls.ts";
import { cloakScript } from "./cloak-script.ts";

/**
 * Head script: the one script that runs before anything of a page is parsed. It is plain text, so that the CSP can allow it by hash and pages
 * stay cacheable; it knows nothing of the page it is on.
 *
 * - Frames. The only frame in which a page shows itself is that of an about:blank window that we opened: its parent is the top, of our
 *   own origin, and blank. In any other frame, however deep, it goes to the refusal screen, and the mark keeps it hidden and asleep. The
 *   server refuses most of them before (refuse-frames.ts, `frame-ancestors`).
 * - Cloak. It sets the other title and icon before the tab shows ours; not in school mode. The tab's name says so, because reading the
 *   storage takes a slow machine 10 to 30 ms: the page looks there at its first input, for a tab that lost its name on another site.
 */
export const headScript = `(function (root) {
  var isOurs = self === top;
  try {
    isOurs = isOurs || (parent === top && top.location.href === "about:blank");
  } catch (otherOrigin) {
    isOurs = false;
  }
  if (!isOurs) {
    root.dataset.framed = "refused";
    if (location.pathname !== "${urls.embedded()}") location.replace("${urls.embedded()}");
  }
  if (/^cloak\\b/.test(self.name)) (${cloakScript})(root, self.name);
})(document.documentElement);`;
