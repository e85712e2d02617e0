/**
 * Under `PLAY_ORIGIN=same` a game has no origin, and to the browser its own pictures are another's: a canvas that drew one cannot be read, and
 * WebGL takes none. The server allows everyone to read them; the browser only has to be asked to ask.
 */
export function askForOwnPictures(): void {
  for (const prototype of [HTMLImageElement.prototype, HTMLMediaElement.prototype]) {
    const native = Object.getOwnPropertyDescriptor(prototype, "src");
    if (native?.set === undefined) continue;
    const write = native.set;
    Object.defineProperty(prototype, "src", {
      ...native,
      set(this: HTMLImageElement | HTMLMediaElement, address: string) {
        this.crossOrigin ??= "anonymous";
        write.call(this, address);
      },
    });
  }
}
