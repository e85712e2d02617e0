/**
 * Makes images and media load with CORS (`crossorigin="anonymous"`) by patching the `src` setters. For a game with an opaque
 * origin its own images are cross-origin: they taint a canvas, and WebGL refuses them. The server sends the headers that allow the
 * access; the browser honours them only for requests in CORS mode. Those in the page's markup get the attribute from the server.
 */
export function requestImagesWithCors(): void {
  for (const prototype of [HTMLImageElement.prototype, HTMLMediaElement.prototype]) {
    const native = Object.getOwnPropertyDescriptor(prototype, "src");
    if (native?.set === undefined) continue;
    const write = native.set;
    Object.defineProperty(prototype, "src", {
      ...native,
      set(this: HTMLImageElement | HTMLMediaElement, url: string) {
        this.crossOrigin ??= "anonymous";
        write.call(this, url);
      },
    });
  }
}
