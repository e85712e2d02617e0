/** A wasm file of the Flash engine. */
export type EngineFile = {
  /** Path below the engines' folder, such as `ruffle-1/a.wasm`. It changes with the content. */
  readonly file: string;
  /** Size before compression: a browser only knows the compressed size. */
  readonly bytes: number;
};

/** The two builds of the Flash engine: for browsers without wasm's extensions, and for all others. */
export type EngineBuilds = { readonly vanilla: EngineFile; readonly extended: EngineFile };
