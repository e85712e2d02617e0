import type { Meter } from "./browser-usage.ts";

/** The page has not answered for so long that it never will. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** What the page answers, or a `NoAnswer`: most questions to a hung page would otherwise wait for ever. */
export type Answered = <T>(question: Promise<T>) => Promise<T>;

const lookEveryMs = 1000;
/** For a page that neither answers nor works; no machine that anybody tests on is as slow as this. */
const silenceMs = 300_000;

/**
 * Patience in processor seconds: a page that hangs goes on working without answering, while one that is only starved by
 * other work on this machine does not get to work at all.
 */
export function answeredWithin(cpuSeconds: number, meter: Pick<Meter, "cpuSeconds">): Answered {
  return async (question) => {
    let isOver = false;
    const enough = async (): Promise<never> => {
      const [from, since] = [await meter.cpuSeconds(), performance.now()];
      while (!isOver) {
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
        const isSilent = performance.now() - since > silenceMs;
        if (!isOver && (isSilent || (await meter.cpuSeconds()) - from > cpuSeconds))
          throw new NoAnswer("The page no longer answers.");
      }
      return new Promise(() => undefined);
    };
    try {
      return await Promise.race([question, enough()]);
    } finally {
      isOver = true;
    }
  };
}
