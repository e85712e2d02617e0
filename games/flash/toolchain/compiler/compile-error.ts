/** A mistake in a game's source, told by file and line as an editor can open it. */
export class CompileError extends Error {
  override readonly name = "CompileError";
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.file = file;
    this.line = line;
  }
}
