/** A file of the Flash engine: a script or its wasm file. */
export type EngineFile = {
  /** Path below the engines' folder, such as `ruffle-1/a.wasm`. It changes with the content. */
  readonly file: string;
  /** Size before compression: a browser only knows the compressed size. */
  readonly bytes: number;
};

/** A build of the Flash engine: all that a browser runs of it. */
export type EngineBuild = { readonly scripts: readonly EngineFile[]; readonly wasm: EngineFile };

/** The two builds of the Flash engine: for browsers without wasm's extensions, and for all others. */
export type EngineBuilds = { readonly vanilla: EngineBuild; readonly extended: EngineBuild };

/** The files of a build, in the order in which they are needed. */
export function filesOf({ scripts, wasm }: EngineBuild): readonly EngineFile[] {
  return [...scripts, wasm];
}
