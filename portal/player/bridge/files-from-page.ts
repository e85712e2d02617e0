import { parseTransferredFile, type TransferredFile } from "#player/protocol/file-transfer.ts";
import type { FrameGroup } from "./frame-group.ts";

/** Asks the page around the game for a file; undefined where there is no page, no answer, or the file is elsewhere. */
type RequestFile = (url: string) => Promise<TransferredFile | undefined>;

/**
 * Lets the page around a game fetch its files: `fetch`, `XMLHttpRequest` and the pictures that scripts load. Classic scripts, styles, sounds and pictures in
 * the markup need no CORS; module scripts are inside the page (portal/server/mirror/inline-modules.ts).
 */
export function filesFromPage(group: FrameGroup): void {
  const request: RequestFile = async (url) => {
    const port = new URL(url).origin === location.origin ? group.requestFile(url) : undefined;
    if (!port) return undefined;
    const { data } = await new Promise<MessageEvent>((resolve) => {
      port.onmessage = resolve;
    });
    port.close();
    const file = parseTransferredFile(data);
    return file && file.status > 0 ? file : undefined;
  };
  replaceFetch(request);
  replaceXhr(request);
  replaceImageSource(request);
}

function replaceFetch(request: RequestFile): void {
  const native = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const asked = new Request(input, init);
    const file = asked.method === "GET" ? await request(asked.url) : undefined;
    if (!file) return native(input, init);
    const { status, type, bytes } = file;
    return new Response(bytes, { status, headers: { "content-type": type } });
  };
}

/** The browser's own XMLHttpRequest reads the file from a blob, so that every event and type of response is there. */
function replaceXhr(request: RequestFile): void {
  const { open, send } = XMLHttpRequest.prototype;
  const asked = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    const [method, url, isAsync = true] = args;
    if (isAsync && String(method).toUpperCase() === "GET")
      asked.set(this, new URL(String(url), document.baseURI).href);
    else asked.delete(this);
    return Reflect.apply(open, this, args);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, ...args: unknown[]) {
    const url = asked.get(this);
    if (url === undefined || !/^https?:/.test(url)) return Reflect.apply(send, this, args);
    request(url).then((file) => {
      if (this.readyState !== XMLHttpRequest.OPENED) return;
      if (file?.status === 200) Reflect.apply(open, this, ["GET", blobUrl(file), true]);
      Reflect.apply(send, this, args);
    }, reportError);
  };
}

/** A picture from a blob of the page's own leaves a canvas readable, and WebGL takes it. */
function replaceImageSource(request: RequestFile): void {
  const prototype = HTMLImageElement.prototype;
  const source = Object.getOwnPropertyDescriptor(prototype, "src");
  const complete = Object.getOwnPropertyDescriptor(prototype, "complete");
  if (!source?.set || !source.get || !complete?.get) return;
  const [read, write, isComplete] = [source.get, source.set, complete.get];
  const asked = new WeakMap<HTMLImageElement, { url: string; isPending: boolean }>();
  Object.defineProperty(prototype, "src", {
    ...source,
    get(this: HTMLImageElement) {
      return asked.get(this)?.url ?? read.call(this);
    },
    set(this: HTMLImageElement, value: unknown) {
      const url = URL.canParse(String(value), document.baseURI)
        ? new URL(String(value), document.baseURI).href
        : "";
      asked.delete(this);
      if (!/^https?:/.test(url)) return write.call(this, value);
      const now = { url, isPending: true };
      asked.set(this, now);
      request(url).then((file) => {
        // Another picture was set meanwhile.
        if (asked.get(this) !== now) return;
        now.isPending = false;
        write.call(this, file?.status === 200 ? blobUrl(file) : url);
      }, reportError);
    },
  });
  Object.defineProperty(prototype, "complete", {
    ...complete,
    get(this: HTMLImageElement) {
      return asked.get(this)?.isPending !== true && isComplete.call(this);
    },
  });
}

/** Not revoked: a game may load it again, and its page goes with it. */
function blobUrl({ bytes, type }: TransferredFile): string {
  return URL.createObjectURL(new Blob([bytes], { type }));
}
