/** Compile error in a game's source, with file and line in a form that an editor can open. */
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
