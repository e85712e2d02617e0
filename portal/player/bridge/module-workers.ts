import { allowWorkersFromFiles, pretendToBe } from "./workers-from-files.ts";

/**
 * Lets `new Worker(url, { type: "module" })` take a file on a mirror, whose host sends no CORS header: the page fetches the file and posts its text to the
 * worker, which imports it. A worker whose module imports others does not start.
 */
export function allowModuleWorkers(): void {
  allowWorkersFromFiles();
  const FromFile = window.Worker;
  window.Worker = class Worker extends FromFile {
    constructor(url: string | URL, options?: WorkerOptions) {
      const file = new URL(url, document.baseURI);
      if (options?.type !== "module" || !/^https?:$/.test(file.protocol)) {
        super(url, options);
        return;
      }
      const script = `(${pretendToBe})(${JSON.stringify(file.href)});(${importPostedModule})();`;
      const loader = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
      super(loader, { ...options, type: "classic" });
      fetch(file)
        .then((response) => response.text())
        .then((text) => super.postMessage({ recessModule: text }), reportError);
    }
  };
}

/** Runs in the worker, as text: it can refer to nothing outside of itself. Messages that come before the module has run wait for it. */
function importPostedModule(): void {
  const early: MessageEvent[] = [];
  const keep = (event: MessageEvent) => {
    const text: unknown = event.data?.recessModule;
    if (typeof text !== "string") return void early.push(event);
    const url = `data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`;
    void import(/* @vite-ignore */ url).then(() => {
      removeEventListener("message", keep);
      for (const { data, ports } of early)
        dispatchEvent(new MessageEvent("message", { data, ports: [...ports] }));
    });
  };
  addEventListener("message", keep);
}
