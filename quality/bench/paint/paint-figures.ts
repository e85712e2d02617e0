import { type Figure, figure } from "#quality/bench/figures.ts";

/** What the first visit of a page took. */
export type Paint = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly mainThread: number;
  /** Over the network. */
  readonly bytesBeforeIdle: number;
};

/** A page and its control page in the same round. */
export type PaintPair = { readonly page: Paint; readonly control: Paint };

/** Figures of a page, also as multiples of its control page's. */
export function figuresOf(name: string, { page, control }: PaintPair): Figure[] {
  return [
    figure(`${name}/FCP`, "ms", page.firstPaint),
    figure(`${name}/LCP`, "ms", page.largestPaint),
    figure(`${name}/main thread`, "ms CPU", page.mainThread),
    figure(`${name}/FCP of control`, "ms", control.firstPaint),
    figure(`${name}/LCP of control`, "ms", control.largestPaint),
    figure(`${name}/main thread of control`, "ms CPU", control.mainThread),
    figure(`${name}/FCP against control`, "times", page.firstPaint / control.firstPaint),
    figure(`${name}/LCP against control`, "times", page.largestPaint / control.largestPaint),
    figure(`${name}/LCP against FCP`, "times", page.largestPaint / page.firstPaint),
    figure(`${name}/main thread against control`, "times", page.mainThread / control.mainThread),
    figure(`${name}/bytes before idle`, "bytes", page.bytesBeforeIdle),
  ];
}
