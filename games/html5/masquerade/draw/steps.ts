/** Work in steps of a few milliseconds each, so that a picture can be drawn between two of them. */
export type Steps<Result> = Generator<void, Result>;

/** Does all that is left of it. */
export function finish<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
