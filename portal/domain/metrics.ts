/** One figure. Its labels are fixed when it is made: nothing that a visitor sends can become one. */
export type Figure = {
  /** In the words of Prometheus: `shed_requests_total`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
};

/** Figures about the running portal, for whoever watches it. Who keeps them does not know who looks, or whether anybody does. */
export interface Meter {
  /** Something that only grows. Gives the function that counts. */
  counter(figure: Figure): (amount?: number) => void;
  /** Something that goes up and down; read when somebody looks. Of several processes the figures are added, unless told otherwise. */
  gauge(figure: Figure & { readonly together?: "sum" | "min" | "max" }, read: () => number): void;
}

/** Nobody looks. */
export const noMeter: Meter = {
  counter: () => () => undefined,
  gauge: () => undefined,
};
