import { type Size, sizes } from "#quality/bench/catalogue/sized-build.ts";
import { type SizedPortal, type Way, ways } from "#quality/bench/catalogue/sized-portals.ts";
import { type Figure, figure, medians } from "#quality/bench/figures.ts";
import type { Step } from "#quality/bench/pace.ts";
import { type BenchPage, benchPages } from "./page-requests.ts";
import { openSampler, type Sample, type Sampler } from "./sampler.ts";

const [smallest] = sizes;

type Samples = {
  of(size: Size, page: BenchPage, way: Way): Sample;
  /** Taken right before the page was asked for anew. */
  referenceWork(page: BenchPage): number;
};
type Options = { readonly rounds: number; readonly sampleMs: number; readonly step: Step };

/**
 * Cost of pages to the server at each size of the catalogue. Sizes are sampled one right after the other, many times for a short moment, and
 * compared within each round: other load slows all of them, and the median drops the rounds in which it did not.
 */
export async function measureServer(portals: readonly SizedPortal[], options: Options): Promise<Figure[]> {
  const { rounds, sampleMs, step } = options;
  const sampler = openSampler();
  try {
    await step("server, warming up", () => round(portals, sampler, sampleMs * 2));
    const runs: Figure[][] = [];
    for (let number = 1; number <= rounds; number++) {
      // The first of one round is the last of the next.
      const order = number % 2 === 0 ? portals.toReversed() : portals;
      const samples = await step(`server, round ${number} of ${rounds}`, () =>
        round(order, sampler, sampleMs),
      );
      runs.push(figuresOf(samples));
    }
    return medians(runs);
  } finally {
    await sampler.close();
  }
}

async function round(portals: readonly SizedPortal[], sampler: Sampler, sampleMs: number): Promise<Samples> {
  const samples = new Map<string, Sample>();
  const referenceTimes = new Map<BenchPage, number>();
  for (const page of benchPages)
    for (const way of ways)
      for (const { size, portal, pages } of portals) {
        if (size === smallest && way === "anew") referenceTimes.set(page, await portal.referenceWork());
        samples.set(`${size} ${page} ${way}`, await sampler.sample(portal, pages[page][way], sampleMs));
      }
  return {
    of(size, page, way) {
      const sample = samples.get(`${size} ${page} ${way}`);
      if (!sample) throw new Error(`${page} (${way}) of ${size} games was not sampled.`);
      return sample;
    },
    referenceWork: (page) => referenceTimes.get(page) ?? Number.NaN,
  };
}

function figuresOf(samples: Samples): Figure[] {
  return sizes.flatMap((size) =>
    benchPages.flatMap((page) => {
      const file = samples.of(size, page, "file");
      return [
        ...figuresOfWay(samples, size, page, "kept"),
        ...figuresOfWay(samples, size, page, "anew"),
        figure(`server/${size}/${page}/file CPU`, "ms CPU", file.cpuMs),
        figure(`server/${size}/${page}/file rate`, "per second", file.perSecond),
      ];
    }),
  );
}

function figuresOfWay(samples: Samples, size: Size, page: BenchPage, way: "kept" | "anew"): Figure[] {
  const name = `server/${size}/${page}/${way}`;
  const own = samples.of(size, page, way);
  const small = samples.of(smallest, page, way);
  return [
    ...(size === smallest
      ? [ratioOf(samples, page, way, own)]
      : [
          figure(`${name} against ${smallest}`, "times", own.cpuMs / small.cpuMs),
          figure(`${name} bytes against ${smallest}`, "times", own.bytes / small.bytes),
        ]),
    figure(`${name} CPU`, "ms CPU", own.cpuMs),
    figure(`${name} rate`, "per second", own.perSecond),
    figure(`${name} memory`, "MB", own.memory / 1e6),
  ];
}

/** A cached page is mostly sent, as a file is; a rendered one is mostly computed, which another machine does better or worse than sending. */
function ratioOf(samples: Samples, page: BenchPage, way: "kept" | "anew", { cpuMs }: Sample): Figure {
  const name = `server/${smallest}/${page}/${way}`;
  return way === "kept"
    ? figure(`${name} of the file`, "share", samples.of(smallest, page, "file").cpuMs / cpuMs)
    : figure(`${name} in yardsticks`, "times", cpuMs / samples.referenceWork(page));
}
