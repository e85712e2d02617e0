import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { openSubject, type Subject, settled } from "#quality/lib/measured-portal.ts";
import { type Figure, figure } from "./figures.ts";
import { type AskedPage, addressesOf } from "./page-requests.ts";
import { type Asked, browserHeaders } from "./sampler.ts";
import { type Size, type SizedBuild, sizedBuild } from "./sized-build.ts";

export const ways = ["kept", "anew", "file"] as const;
export type Way = (typeof ways)[number];

/** A portal with so many games, and what it is asked for. */
export type Stand = {
  readonly size: Size;
  readonly subject: Subject;
  readonly asked: Readonly<Record<AskedPage, Readonly<Record<Way, Asked>>>>;
  /** What its start took. */
  readonly figures: readonly Figure[];
  close(): Promise<void>;
};

export async function openStand(size: Size): Promise<Stand> {
  const build = await sizedBuild(size);
  const subject = await openSubject({ settings: { BUILD_DIR: build.dir } });
  const { cpuMs, memory } = await subject.usage();
  await settled(subject);
  const asked = async (page: AskedPage) => {
    const { kept, anew } = addressesOf(page, size);
    return { kept, anew, file: { paths: [await asFile(build, subject, page, kept)] } };
  };
  return {
    size,
    subject,
    asked: {
      landing: await asked("landing"),
      list: await asked("list"),
      search: await asked("search"),
      game: await asked("game"),
    },
    figures: [
      figure(`server/${size}/start`, "s CPU", cpuMs / 1000),
      figure(`server/${size}/memory after the start`, "MB", memory / 1e6),
    ],
    async close() {
      await subject.close();
      await build.remove();
    },
  };
}

/** The same bytes as a file: as cheap as the server can send them. */
async function asFile(build: SizedBuild, { origin }: Subject, page: string, { paths: [path] }: Asked) {
  const { headers, body } = await request(`${origin}${path}`, { headers: browserHeaders });
  const bytes = new Uint8Array(await body.arrayBuffer());
  const name = `${page}.html`;
  switch (headers["content-encoding"]) {
    case "br":
      return build.addFile(name, brotliDecompressSync(bytes), { ending: "br", body: bytes });
    case "gzip":
      return build.addFile(name, gunzipSync(bytes), { ending: "gz", body: bytes });
    case undefined:
      return build.addFile(name, bytes);
    default:
      throw new Error(`No file can be kept as ${headers["content-encoding"]}.`);
  }
}
