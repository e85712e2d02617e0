const UTF8 = "; charset=utf-8";

/**
 * MIME types by file extension. With `nosniff` on, a missing line means a file that browsers refuse to run. The list is our own
 * because hono's lacks what games bring (`atlas`, `fnt`, `pck`, `plist`, shaders, `swf`, `wav`, `ogg`) and the charset of JSON.
 */
const types: Record<string, string> = {
  aac: "audio/aac",
  abc: "application/octet-stream",
  atlas: `text/plain${UTF8}`,
  avif: "image/avif",
  bin: "application/octet-stream",
  bmp: "image/bmp",
  css: `text/css${UTF8}`,
  csv: `text/csv${UTF8}`,
  cur: "image/x-icon",
  data: "application/octet-stream",
  flac: "audio/flac",
  fnt: `text/plain${UTF8}`,
  frag: `text/plain${UTF8}`,
  gif: "image/gif",
  glb: "model/gltf-binary",
  glsl: `text/plain${UTF8}`,
  gltf: "model/gltf+json",
  htm: `text/html${UTF8}`,
  html: `text/html${UTF8}`,
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: `text/javascript${UTF8}`,
  json: `application/json${UTF8}`,
  m4a: "audio/mp4",
  map: `application/json${UTF8}`,
  md: `text/markdown${UTF8}`,
  mid: "audio/midi",
  mjs: `text/javascript${UTF8}`,
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  oga: "audio/ogg",
  ogg: "audio/ogg",
  ogv: "video/ogg",
  opus: "audio/ogg",
  otf: "font/otf",
  pck: "application/octet-stream",
  plist: `application/xml${UTF8}`,
  png: "image/png",
  svg: `image/svg+xml${UTF8}`,
  swf: "application/x-shockwave-flash",
  tmx: `application/xml${UTF8}`,
  ttf: "font/ttf",
  txt: `text/plain${UTF8}`,
  vert: `text/plain${UTF8}`,
  wasm: "application/wasm",
  wav: "audio/wav",
  weba: "audio/webm",
  webm: "video/webm",
  webmanifest: `application/manifest+json${UTF8}`,
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: `application/xml${UTF8}`,
};

/** The Content-Type of a file, by its extension. */
export function mediaType(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
  return types[extension] ?? "application/octet-stream";
}

const alreadyCompressed = /^(?:image\/(?!svg|bmp|x-icon)|audio\/(?!wav|midi)|video\/|font\/woff)/;

/** Whether compression makes a file smaller; pictures, sound and WOFF fonts are compressed already. */
export function isCompressible(fileName: string): boolean {
  return !alreadyCompressed.test(mediaType(fileName));
}
