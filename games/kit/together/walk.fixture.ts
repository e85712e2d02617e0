import type { Core } from "#kit/bot.ts";
import type { Controls } from "#kit/input/controls.ts";
import { type AnyRules, noOptions } from "#kit/records/rules.ts";

/** A run that walks while "go" is held, and ends after five seconds without it. */
export class Walk implements Core<"go", unknown> {
  score = 0;
  private rest = 0;

  get isOver(): boolean {
    return this.rest > 300;
  }

  step(controls: Controls<"go">): void {
    if (controls.held("go")) this.score++;
    this.rest = controls.held("go") ? 0 : this.rest + 1;
  }

  snapshot(): unknown {
    return { score: this.score };
  }
}

export const walkRules: AnyRules = {
  slug: "walk",
  actions: ["go"],
  isOptions: noOptions,
  create: () => new Walk(),
};
