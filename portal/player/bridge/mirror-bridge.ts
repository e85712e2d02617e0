/**
 * The bridge on a static mirror. Games there have an opaque origin, and a plain file host sends neither a CSP nor a CORS header: the bridge
 * sets the policy, and the page around the game fetches its files.
 */
import { filesFromPage } from "./files-from-page.ts";
import { setPolicy } from "./mirror-policy.ts";
import { allowModuleWorkers } from "./module-workers.ts";
import { replaceDatabases } from "./replace-databases.ts";
import { startBridge } from "./start-bridge.ts";

const script = document.currentScript;

if (window.origin === "null") {
  setPolicy(script?.getAttribute("data-policy") ?? "");
  startBridge([filesFromPage, replaceDatabases, allowModuleWorkers]);
} else {
  // Opened on its own, the game would have the mirror's origin, with the saves of every game in it.
  window.stop();
  location.replace(new URL("../../", script instanceof HTMLScriptElement ? script.src : location.href));
}
